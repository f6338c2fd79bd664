import { Users } from 'lucide-react'
import type { Conversation } from '../../../contract/conversations.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Who it is with: the other one's picture; a group has a sign. */
export function Face({
  conversation: { kind, person },
  name,
}: {
  conversation: Pick<Conversation, 'kind' | 'person'>
  name: string
}) {
  if (kind === 'group')
    return (
      <span className="conversation-group" aria-hidden="true">
        <Users />
      </span>
    )
  return <Avatar person={person?.id ?? null} name={name} src={person?.profileUrl ?? null} />
}
