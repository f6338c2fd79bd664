import { useSyncExternalStore } from 'react'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { outboxStore } from '../outbox/outbox-store.ts'
import { placeOf, type WaitingMessage } from '../outbox/waiting-store.ts'
import { messages } from './begun-messages.ts'
import { Face } from './face.tsx'

/** What was written to people with whom there is no conversation yet, and is not with the server. */
export function BegunList() {
  const t = useText(messages)
  const { items } = useSyncExternalStore(outboxStore.subscribe, outboxStore.get, outboxStore.getOnServer)
  const begun = new Map<unknown, WaitingMessage>()
  for (const item of items) if (item.beginning !== undefined) begun.set(placeOf(item), item)
  if (begun.size === 0) return null
  return (
    <ol className="conversation-list" aria-label={t('begun')}>
      {[...begun.values()].map(({ key, beginning, body, refusal }) => {
        const people = beginning?.people ?? []
        const [first] = people
        const name = beginning?.title || people.map((person) => person.name).join(', ')
        const kind = people.length > 1 ? 'group' : 'direct'
        return (
          <li key={key} className="conversation">
            <Face conversation={{ kind, person: first ?? null }} name={name} />
            <div className="conversation-words">
              <h3 className="conversation-name">
                <Link to={`/messages/new?${people.map(({ id }) => `to=${id}`).join('&')}`} dir="auto">
                  {name}
                </Link>
              </h3>
              <p className="conversation-line" dir="auto">
                {t(refusal === null ? 'unsent' : 'refused', { text: body })}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
