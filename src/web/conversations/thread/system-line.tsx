import type { Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { useSenderName } from './names.ts'
import { useThread } from './thread-context.ts'
import { plainText } from './without-links.ts'

/** Who came, went or renamed the group. */
export function SystemLine({ message }: { message: Message }) {
  const t = useText(messages)
  const { me } = useThread()
  const nameOf = useSenderName(me)
  return (
    <p className="thread-event" data-message={message.id} tabIndex={-1}>
      {wordsOf()}
    </p>
  )
  function wordsOf(): string {
    const { kind, about, senderId } = message
    const name = nameOf(message)
    const whom = nameOf({ senderId: about?.id ?? null, sender: about })
    if (kind === 'renamed') {
      const title = plainText(message.body)
      return title === '' ? t('renamed', { name }) : t('renamedTo', { name, title })
    }
    if (kind === 'joined')
      return about === null || about.id === senderId
        ? t('joined', { name })
        : t('added', { name, about: whom })
    if (kind === 'removed') return t('removed', { name, about: whom })
    return t(kind === 'left' ? 'left' : 'created', { name })
  }
}
