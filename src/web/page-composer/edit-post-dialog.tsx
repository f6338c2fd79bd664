import { Suspense } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { EditPostProps } from './edit/edit-dialog.tsx'

const EditDialog = lazyComponent(async () => (await import('./edit/edit-dialog.tsx')).EditDialog)

/** Fetched with its words when somebody first edits a post. */
export function EditPostDialog(props: EditPostProps) {
  return (
    <Suspense>
      <EditDialog {...props} />
    </Suspense>
  )
}
