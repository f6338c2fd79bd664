import type { Conversation, Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

/** What a conversation is called: its title, else the names of the others in it. */
export function nameOfConversation(
  { kind, title, person, members, memberCount }: Conversation,
  me: number,
  deletedUser: string,
): string {
  if (kind === 'direct') return person?.name ?? deletedUser
  if (title !== '') return title
  const others = members.filter((member) => member.person.id !== me).map((member) => member.person.name)
  const more = memberCount - 1 - others.length
  return more > 0 ? `${others.join(', ')} +${more}` : others.join(', ')
}

/** How a sender is called in the log; the reader is "you". */
export function useSenderName(me: number): (who: Pick<Message, 'senderId' | 'sender'>) => string {
  const t = useText(messages)
  return ({ senderId, sender }) => {
    if (senderId === me) return t('you')
    return sender?.name ?? t('deletedUser')
  }
}
