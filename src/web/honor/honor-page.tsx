import { CATEGORIES } from '../../contract/categories.ts'
import { useIsMember } from '../auth/public.ts'
import { useCategoryName } from '../categories/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import './honor.css'
import { Leaderboard } from './leaderboard.tsx'
import { messages } from './page-messages.ts'
import { pathOfChoice, PERIODS, readChoice } from './leaderboard-choice.ts'
import { Standing } from './standing.tsx'

const LeaderboardSide = deferHydration(async () => (await import('./leaderboard-side.tsx')).LeaderboardSide)

/** /honor: the first fifty, and where the reader stands. */
export function HonorPage() {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const choice = readChoice(usePlace().query)
  const { period = 'week', category } = choice
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
          to: pathOfChoice({ ...choice, period: name }),
          text: t(name),
          isCurrent: name === period,
        }))}
      />
      <ChoiceLinks
        label={t('category')}
        look="chip"
        className="mt-3"
        choices={[undefined, ...CATEGORIES].map((name) => ({
          to: pathOfChoice({ ...choice, category: name }),
          text: name === undefined ? t('allCategories') : nameOf(name),
          isCurrent: name === category,
        }))}
      />
      <div className="side-columns pt-4">
        <div>
          {isMember && <Standing key={pathOfChoice(choice)} choice={choice} />}
          <Leaderboard choice={choice} />
        </div>
        <LeaderboardSide />
      </div>
    </div>
  )
}
