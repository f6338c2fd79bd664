import type { ModeratedPerson } from '../../../contract/moderation.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { hourOf } from '../exact-time.ts'
import { messages } from './card-messages.ts'
import { pathOfPerson } from './desk-paths.ts'

interface AuthorSummaryProps {
  person: ModeratedPerson
  /** To their whole history. */
  hasLink?: boolean
}

/** Who somebody is to the moderators: since when, how trusted, and what was done about them before. */
export function AuthorSummary({ person, hasLink = false }: AuthorSummaryProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { id, name, alias, profileUrl, honor, joinedAt, role, reported } = person
  const past = usePast(person)
  return (
    <div className="flex gap-3 text-sm">
      <Avatar person={id} name={name} src={profileUrl} className="flex-none" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link to={`/user/${id}`} className="font-semibold hover:underline hover:underline-offset-3">
            {name}
          </Link>{' '}
          <span className="text-quiet">@{alias}</span>
        </p>
        <p className="meta-line meta-line-loose">
          {role !== 'user' && <span>{t(role)}</span>}
          <span>{t('honor', { honor: formatNumber(honor, language) })}</span>
          <span>{fillNodes(t('joined'), { date: <ShortDate at={joinedAt} /> })}</span>
        </p>
        <Standing person={person} />
        <p className="text-quiet">{past.length === 0 ? t('noHistory') : past.join(', ')}</p>
        {reported.confirmed + reported.rejected > 0 && (
          <p className="text-quiet">{t('theirReports', reported)}</p>
        )}
        {hasLink && (
          <Link to={pathOfPerson(id)} className="link" aria-label={`${t('history')}: ${name}`}>
            {t('history')}
          </Link>
        )}
      </div>
    </div>
  )
}

const COUNTS = {
  removed: 'removedCount',
  marked: 'markedCount',
  warned: 'warnedCount',
  silenced: 'silencedCount',
  suspended: 'suspendedCount',
  overturned: 'overturnedCount',
} as const

function usePast({ history }: ModeratedPerson): string[] {
  const t = useText(messages)
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[])
    .filter((kind) => history[kind] > 0)
    .map((kind) => t(COUNTS[kind], { count: history[kind] }))
}

/** What holds now. */
function Standing({ person }: { person: ModeratedPerson }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { silencedUntil, isSuspended, suspendedUntil } = person
  const words = isSuspended
    ? suspendedUntil === null
      ? t('suspendedForGood')
      : t('suspendedUntil', { time: hourOf(suspendedUntil, language) })
    : silencedUntil === null
      ? null
      : t('silencedUntil', { time: hourOf(silencedUntil, language) })
  return words !== null && <p className="text-warn font-semibold">{words}</p>
}
