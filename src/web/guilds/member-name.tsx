import type { ReactNode } from 'react'
import type { GuildRole } from '../../contract/guild-rules.ts'
import type { Person } from '../../contract/people.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { messages } from './tile-messages.ts'

interface MemberNameProps {
  person: Person
  role?: GuildRole
  /** In the quiet line, after the role. */
  children?: ReactNode
}

/** Picture, name and what they are in the guild: the beginning of a row. */
export function MemberName({ person, role, children }: MemberNameProps) {
  const t = useText(messages)
  return (
    <>
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <div className="flex-1 min-w-0 leading-5">
        <Link
          to={`/user/${person.id}`}
          className="block font-semibold truncate hover:underline hover:underline-offset-3"
          dir="auto"
        >
          {person.name}
        </Link>
        <p className="meta-line">
          {role !== undefined && (
            <span className="guild-role" data-role={role}>
              {t(role)}
            </span>
          )}
          {children}
        </p>
      </div>
    </>
  )
}
