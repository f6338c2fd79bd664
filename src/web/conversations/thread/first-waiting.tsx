import { useEffect } from 'react'
import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { onBegun } from '../outbox/send-outbox.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { placeOfNew } from '../outbox/waiting-store.ts'
import { messages } from './messages.ts'
import './thread.css'
import './thread-parts.css'
import { useWaiting } from './use-waiting.ts'
import { WaitingItem } from './waiting-item.tsx'

/** What was written to some people with whom there is no conversation yet; once there is, it goes on there. */
export function FirstWaiting({ to }: { to: Person[] }) {
  const t = useText(messages)
  const { user } = useUser()
  const place = placeOfNew(to)
  useOutbox(user?.id ?? null)
  useEffect(
    () =>
      onBegun(({ id }, at) => {
        if (at === place) navigate(`/messages/${id}`, { replace: true })
      }),
    [place],
  )
  const { waiting, cutOff } = useWaiting(place, NOTHING_SENT)
  if (waiting.length === 0) return null
  return (
    <div className="thread-first" role="log" aria-live="off" aria-label={t('log')}>
      {waiting.map((message) => (
        <WaitingItem key={message.key} message={message} isCutOff={cutOff.has(place) || !navigator.onLine} />
      ))}
    </div>
  )
}

const NOTHING_SENT: never[] = []
