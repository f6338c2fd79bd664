import type { getLeaderboard } from '../../contract/honor.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { formatDelta } from './format-delta.ts'
import { messages as levelMessages } from './level-messages.ts'
import { levelOf } from './level-of.ts'
import { messages } from './page-messages.ts'

interface RankedPersonProps {
  place: ResponseOf<typeof getLeaderboard>['items'][number]
  /** What was earned in a week is a gain. */
  isWeek: boolean
  isReader: boolean
  /** In a column beside something else. */
  isNarrow?: boolean
}

export function RankedPerson({ place, isWeek, isReader, isNarrow = false }: RankedPersonProps) {
  const { rank, person, points } = place
  const t = useText(messages)
  const levelName = useText(levelMessages)
  const { language } = useLanguage()
  return (
    <li
      className={isNarrow ? 'ranked-person ranked-narrow' : 'ranked-person'}
      data-reader={isReader || undefined}
      data-rank={rank}
    >
      <span className="ranked-place" aria-hidden="true">
        {rank}
      </span>
      <span className="sr-only">{t('rank', { rank })}</span>
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <div className="flex-1 min-w-0 leading-5">
        <p className="flex items-baseline gap-2 min-w-0">
          <Link to={`/user/${person.id}`} className="card-link font-semibold truncate" dir="auto">
            {person.name}
          </Link>
          {isReader && <span className="flex-none text-sm text-quiet">{t('you')}</span>}
        </p>
        <p className="text-sm text-quiet truncate">{levelName(levelOf(person.honor).level)}</p>
      </div>
      <p className="flex-none text-right tabular-nums">
        <b className={isWeek ? 'text-accent-text' : ''}>
          {isWeek ? formatDelta(points, language) : formatNumber(points, language)}
        </b>{' '}
        <span className={isNarrow ? 'sr-only' : 'text-sm text-quiet max-sm:sr-only'}>{t('honor')}</span>
      </p>
    </li>
  )
}
