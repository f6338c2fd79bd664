import type { Person } from '../../contract/people.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './row-messages.ts'

/** Who wrote it, and how much Honor they have; above the link that covers a card. Parts of a meta line. */
export function PersonLine({ person }: { person: Person | null }) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (person === null) return <span>{t('formerMember')}</span>
  return (
    <>
      <Link
        to={`/user/${person.id}`}
        className="relative z-2 text-text font-semibold hover:underline hover:underline-offset-3"
        dir="auto"
      >
        {person.name}
      </Link>
      <span className="tabular-nums">{t('honor', { honor: formatNumber(person.honor, language) })}</span>
    </>
  )
}
