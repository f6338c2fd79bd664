import type { ReactNode } from 'react'
import type { Person } from '../../contract/people.ts'
import { Muted } from '../blocks/public.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { messages } from './messages.ts'

interface FoundPersonProps {
  person: Person
  show: (words: string) => ReactNode
}

/** A person in one row: all of it leads to their profile. */
export function FoundPerson({ person, show }: FoundPersonProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <Muted of={{ authorId: person.id, title: person.name }}>
      <div className="relative flex items-center gap-3 min-w-0 py-2">
        <Avatar person={person.id} name={person.name} src={person.profileUrl} />
        <div className="flex-1 min-w-0 leading-5">
          <Link to={`/user/${person.id}`} className="card-link block font-semibold truncate" dir="auto">
            {show(person.name)}
          </Link>
          <p className="meta-line mt-0.5">
            <span className="truncate">@{show(person.alias)}</span>
            <span>{t('honor', { honor: formatNumber(person.honor, language) })}</span>
          </p>
        </div>
      </div>
    </Muted>
  )
}
