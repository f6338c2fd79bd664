import { DraftsList } from '../../library/public.ts'

/** The drafts of the library, also here. */
export function DraftsTab() {
  return (
    <div className="library-panel outline-none" tabIndex={-1}>
      <DraftsList />
    </div>
  )
}
