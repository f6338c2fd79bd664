import { useUser } from '../../auth/public.ts'
import { useOutbox } from './use-outbox.ts'

/** Messages that were written without a line are sent when it is back, also after the tab was closed. */
export function Outbox(): null {
  const { user } = useUser()
  useOutbox(user?.id ?? null)
  return null
}
