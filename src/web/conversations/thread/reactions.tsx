import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { REACTIONS, type Message } from '../../../contract/conversations.ts'
import { reactToMessage } from '../../../contract/message-acts.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { MenuContext } from '../../ui/menu-context.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { putMessage } from '../message-cache.ts'
import { messages } from './messages.ts'
import { messages as menuMessages } from './menu-messages.ts'

type Emoji = (typeof REACTIONS)[number]

/** One emoji of each person: another takes the place of the first, the same again takes it away. */
export function reactionsWith(now: Message['reactions'], chosen: Emoji | null): Message['reactions'] {
  const others = now
    .map((reaction) =>
      reaction.isMine ? { ...reaction, isMine: false, count: reaction.count - 1 } : reaction,
    )
    .filter(({ count }) => count > 0)
  if (chosen === null) return others
  const known = others.find(({ emoji }) => emoji === chosen)
  if (known === undefined) return [...others, { emoji: chosen, count: 1, isMine: true }]
  return others.map((reaction) =>
    reaction === known ? { ...reaction, isMine: true, count: reaction.count + 1 } : reaction,
  )
}

export function useReact(message: Message): (emoji: string) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return (emoji) => {
    const wanted = REACTIONS.find((one) => one === emoji)
    if (wanted === undefined) return
    const mine = message.reactions.find(({ isMine }) => isMine)?.emoji
    const chosen = mine === wanted ? null : wanted
    putMessage(client, { ...message, reactions: reactionsWith(message.reactions, chosen) })
    call(reactToMessage, { params: { id: String(message.id) }, body: { emoji: chosen } }).then(
      (answer) => putMessage(client, answer),
      (error: unknown) => {
        putMessage(client, message)
        showFailure(error)
      },
    )
  }
}

/** What people feel about a message; a press joins or leaves. */
export function ReactionChips({ message }: { message: Message }) {
  const t = useText(messages)
  const react = useReact(message)
  if (message.reactions.length === 0) return null
  return (
    <div className="thread-chips">
      {message.reactions.map(({ emoji, count, isMine }) => (
        <button
          key={emoji}
          type="button"
          className="thread-chip"
          aria-pressed={isMine}
          aria-label={t('chip', { emoji, count })}
          onClick={() => react(emoji)}
        >
          <span aria-hidden="true">{emoji}</span>
          <span aria-hidden="true" className="tabular-nums">
            {count}
          </span>
        </button>
      ))}
    </div>
  )
}

/** The six in the menu of a message. */
export function ReactionRow({ message }: { message: Message }) {
  const t = useText(menuMessages)
  const { close } = useContext(MenuContext)
  const react = useReact(message)
  const mine = message.reactions.find(({ isMine }) => isMine)?.emoji
  return (
    <div role="group" aria-label={t('react')} className="thread-emojis">
      {REACTIONS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          role="menuitemradio"
          aria-checked={emoji === mine}
          tabIndex={-1}
          className="thread-emoji"
          onClick={() => {
            close()
            react(emoji)
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
