import { LEVELS } from '../../contract/honor-levels.ts'
import { useIsMember } from '../auth/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages as levelMessages } from './level-messages.ts'
import { messages } from './page-messages.ts'
import { HONOR_HELP, RANKING_SETTING } from './paths.ts'

/** What the levels are, how Honor is earned, and how to stay off the list. */
export function LeaderboardSide() {
  const t = useText(messages)
  const levelName = useText(levelMessages)
  const { language } = useLanguage()
  const isMember = useIsMember()
  const settings = (
    <Link to={RANKING_SETTING} className="link">
      {t('change')}
    </Link>
  )
  return (
    <aside className="max-lg:mt-10 lg:pt-2" aria-labelledby="honor-levels">
      <h2 id="honor-levels">{t('levels')}</h2>
      <ol className="row-list mt-2">
        {LEVELS.toReversed().map(({ level, from }) => (
          <li key={level} className="flex justify-between gap-4 py-2">
            <span>{levelName(level)}</span>
            <span className="text-quiet tabular-nums">{formatNumber(from, language)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Link to={HONOR_HELP} className="link">
          {t('how')}
        </Link>
      </p>
      {isMember && <p className="mt-3 text-sm text-quiet">{fillNodes(t('optOut'), { settings })}</p>}
    </aside>
  )
}
