import { Suspense, useState, type ReactNode } from 'react'
import type { ObjectType } from '../../contract/objects.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useSignInWall } from '../sign-in-wall/public.ts'

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface Report {
  open: () => void
  /** To be drawn somewhere in the same part: the dialog, or the wall before it. */
  dialog: ReactNode
}

/** Opens the report dialog for one thing; visitors meet the wall. What is in a guild can break its rules too. */
export function useReport(objectType: ObjectType, objectId: number, guildId: number | null = null): Report {
  const [isOpen, setOpen] = useState(false)
  const { guard, wall } = useSignInWall()
  return {
    open: () => guard({ kind: 'report' }, () => setOpen(true)),
    dialog: (
      <>
        {wall}
        {isOpen && (
          <Suspense>
            <ReportDialog
              objectType={objectType}
              objectId={objectId}
              guildId={guildId}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
