import { CircleHelp } from 'lucide-react'
import type { QuestionTab } from '../../../contract/question-rules.ts'
import { useText } from '../../platform/language.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from './messages.ts'
import { filterPath } from './filter-path.ts'
import type { QuestionFilter } from './question-filter.ts'

const WORDS = {
  'for-you': ['emptyForYou', 'emptyForYouText'],
  new: ['emptyTitle', 'emptyText'],
  unanswered: ['emptyUnanswered', 'emptyUnansweredText'],
  top: ['emptyTitle', 'emptyText'],
  solved: ['emptySolved', 'emptySolvedText'],
  mine: ['emptyMine', 'emptyMineText'],
} as const satisfies Record<QuestionTab, readonly [string, string]>

export function NoQuestions({ filter }: { filter: QuestionFilter }) {
  const t = useText(messages)
  const { tab, category, tag, lang } = filter
  const isFiltered = category !== undefined || tag !== undefined || lang !== undefined
  if (isFiltered) return <NoMatch filter={filter} />
  const [title, text] = WORDS[tab]
  const action =
    tab === 'for-you' ? (
      <LinkButton to="/question">{t('seeNewest')}</LinkButton>
    ) : (
      <LinkButton to={askPath(filter)} variant="primary">
        {t('ask')}
      </LinkButton>
    )
  return <EmptyState icon={<CircleHelp />} title={t(title)} text={t(text)} action={action} />
}

/** Only what is filtered for is missing: there may be others. */
function NoMatch({ filter }: { filter: QuestionFilter }) {
  const t = useText(messages)
  const all = filterPath({ tab: filter.tab, category: undefined, tag: undefined, lang: undefined })
  return (
    <EmptyState
      icon={<CircleHelp />}
      title={t('emptyFilterTitle')}
      text={t('emptyFilter')}
      action={
        <div className="flex flex-wrap items-center justify-center gap-2">
          <LinkButton to={askPath(filter)} variant="primary">
            {t('ask')}
          </LinkButton>
          <LinkButton to={all} variant="text">
            {t('clearFilters')}
          </LinkButton>
        </div>
      }
    />
  )
}

/** Asking begins with the category that somebody looks at. */
export const askPath = ({ category }: Pick<QuestionFilter, 'category'>): string =>
  category === undefined ? '/question/ask' : `/question/ask?category=${category}`

/** Lists of one's own, for a visitor: what they would hold, and both ways in. */
export function OwnListWall({ tab }: { tab: 'for-you' | 'mine' }) {
  const t = useText(messages)
  const isMine = tab === 'mine'
  return (
    <EmptyState
      icon={<CircleHelp />}
      title={t(isMine ? 'wallMine' : 'wallForYou')}
      text={t(isMine ? 'wallMineText' : 'wallForYouText')}
      action={<SignInLinks kind="ask" variant="primary" />}
    />
  )
}
