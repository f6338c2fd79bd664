import type { Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { useSenderName } from './names.ts'
import { useThread } from './thread-context.ts'

/** What a message answers, in one line; a press leads there. */
export function Quote({ replyTo }: { replyTo: NonNullable<Message['replyTo']> }) {
  const t = useText(messages)
  const { me, jump } = useThread()
  const name = useSenderName(me)(replyTo)
  const text = replyTo.text === '' ? t('removedMessage') : replyTo.text
  return (
    <button
      type="button"
      className="thread-quote"
      aria-label={t('toQuoted', { name, text })}
      onClick={() => jump(replyTo.id)}
    >
      <span className="font-semibold">{name}</span>
      <span className="truncate" dir="auto">
        {text}
      </span>
    </button>
  )
}
