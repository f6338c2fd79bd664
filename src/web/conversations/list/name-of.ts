import type { Conversation } from '../../../contract/conversations.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { searchMessages } from '../../../contract/message-acts.ts'

type Found = ResponseOf<typeof searchMessages>['items'][number]['conversation']
type Named = Pick<Conversation, 'kind' | 'title' | 'person'> &
  Partial<Pick<Conversation, 'members' | 'memberCount'>>

/** What a conversation is called: the other one's name, the group's title, or the names of who is in it. */
export function nameOf(conversation: Named | Found, viewerId: number | undefined, deleted: string): string {
  const { kind, title, person } = conversation
  if (kind === 'direct') return person?.name ?? deleted
  if (title !== '') return title
  if (!('members' in conversation)) return deleted
  const { members = [], memberCount = 0 } = conversation
  const others = members.filter((member) => member.person.id !== viewerId).map((member) => member.person.name)
  const more = memberCount - 1 - others.length
  if (others.length === 0) return deleted
  return more > 0 ? `${others.join(', ')} +${more}` : others.join(', ')
}
