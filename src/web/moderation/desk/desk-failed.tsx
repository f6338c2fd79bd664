import { CircleOff } from 'lucide-react'
import { ApiError } from '../../platform/api.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'

interface DeskFailedProps {
  error: Error
  title: string
  retry: () => void
  busy: boolean
}

/** What did not arrive can be asked for again; of what is gone the server's words are all there is. */
export function DeskFailed({ error, title, ...again }: DeskFailedProps) {
  if (!(error instanceof ApiError && error.status === 404)) return <LoadFailed title={title} {...again} />
  return (
    <div role="alert" className="notice">
      <CircleOff className="notice-icon" />
      <p className="notice-title">{error.serverMessage ?? title}</p>
    </div>
  )
}
