import { useIsMember } from '../auth/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import './honor.css'
import { Leaderboard } from './leaderboard.tsx'
import { messages } from './page-messages.ts'
import { pathOfPeriod, PERIODS, readPeriod } from './period.ts'
import { Standing } from './standing.tsx'

const LeaderboardSide = deferHydration(async () => (await import('./leaderboard-side.tsx')).LeaderboardSide)

/** /honor: the first fifty, and where the reader stands. */
export function HonorPage() {
  const t = useText(messages)
  const period = readPeriod(usePlace().query)
  const isMember = useIsMember()
  useHead({ title: t('title'), description: t('description') })
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t(period === 'week' ? 'leadWeek' : 'leadAll')}</p>
      <ChoiceLinks
        label={t('period')}
        look="tab"
        className="mt-4"
        choices={PERIODS.map((name) => ({
          to: pathOfPeriod(name),
          text: t(name),
          isCurrent: name === period,
        }))}
      />
      <div className="side-columns pt-4">
        <div>
          {isMember && <Standing key={period} period={period} />}
          <Leaderboard period={period} />
        </div>
        <LeaderboardSide />
      </div>
    </div>
  )
}
