import { Suspense, useState, type ReactNode } from 'react'
import type { ObjectType } from '../../contract/objects.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useSignInWall } from '../sign-in-wall/public.ts'
import type { ReportedPerson } from './report-form.tsx'

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface Report {
  open: () => void
  /** To be drawn somewhere in the same part: the dialog, or the wall before it. */
  dialog: ReactNode
}

interface About {
  /** What is in a guild can break its rules too. */
  guildId?: number | null
  /** Whose it is: they can be blocked in the same breath. */
  person?: ReportedPerson | null | undefined
}

/** Opens the report dialog for one thing; visitors meet the wall. */
export function useReport(objectType: ObjectType, objectId: number, about?: About): Report {
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
              {...about}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
