import { useQuery } from '@tanstack/react-query'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import './honor.css'
import { leaderboardQuery } from './honor-queries.ts'
import { LEADERBOARD_PATH } from './paths.ts'
import { RankedPerson } from './ranked-person.tsx'
import { messages } from './week-messages.ts'

const SHOWN = 5

/** "Honor this week", the first five. Without any, or without an answer, there is nothing to show. */
export function HonorWeek() {
  const t = useText(messages)
  const { user } = useUser()
  const { data } = useQuery(leaderboardQuery({}))
  if (data === undefined || data.items.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="honor-week">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="honor-week">{t('title')}</h2>
        <Link to={LEADERBOARD_PATH} className="section-more">
          {t('more')}
        </Link>
      </div>
      <ol>
        {data.items.slice(0, SHOWN).map((place) => (
          <RankedPerson
            key={place.person.id}
            place={place}
            isWeek
            isNarrow
            isReader={place.person.id === user?.id}
          />
        ))}
      </ol>
    </section>
  )
}
