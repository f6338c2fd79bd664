import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { STANDING_MOST, type getStanding, type LeaderboardQuery } from '../../contract/honor.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { standingQuery } from './honor-queries.ts'
import { messages } from './page-messages.ts'
import { HISTORY_PATH, RANKING_SETTING } from './paths.ts'

/** Where the reader stands, also below the fiftieth place. What did not arrive is not worth an error beside the list. */
export function Standing({ choice }: { choice: LeaderboardQuery }) {
  const t = useText(messages)
  const { data, isError } = useQuery(standingQuery(choice))
  if (isError && data === undefined) return null
  return (
    <section className="note min-h-13 my-2" aria-label={t('yourPlace')}>
      {data === undefined ? (
        <Skeleton className="h-6 w-60 max-w-full" />
      ) : (
        <Words {...data} choice={choice} />
      )}
    </section>
  )
}

function Words({
  standing,
  isRanked,
  choice,
}: ResponseOf<typeof getStanding> & { choice: LeaderboardQuery }) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (!isRanked)
    return (
      <>
        <p>{t('notRanked')}</p>
        <Link to={RANKING_SETTING} className="link">
          {t('change')}
        </Link>
      </>
    )
  return (
    <>
      <p className="font-semibold tabular-nums">
        {standing === null
          ? t(choice.category ? 'noneCategory' : choice.period === 'all' ? 'noneAll' : 'noneWeek')
          : t(standing.rank === null ? 'beyond' : 'standing', {
              rank: formatNumber(standing.rank ?? STANDING_MOST, language),
              points: formatNumber(standing.points, language),
            })}
      </p>
      <Link to={HISTORY_PATH} className="link">
        {t('history')}
      </Link>
    </>
  )
}
