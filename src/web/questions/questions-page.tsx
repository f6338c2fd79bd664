import { CircleHelp } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useCategoryName } from '../categories/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { LinkButton } from '../ui/button.tsx'
import './list/list.css'
import { HelpStrip } from './list/help-strip.tsx'
import { messages } from './list/messages.ts'
import { askPath, OwnListWall } from './list/no-questions.tsx'
import { filterPath } from './list/filter-path.ts'
import { isForAll, readFilter, type QuestionFilter } from './list/question-filter.ts'
import { QuestionFilters, QuestionTabs } from './list/question-filters.tsx'
import { QuestionList } from './list/question-list.tsx'

/** /question: what people ask, with ?tab=, ?category=, ?tag= and ?lang=. */
export function QuestionsPage() {
  const t = useText(messages)
  const { query } = usePlace()
  const filter = readFilter(query)
  useQuestionsHead(filter)
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">{t('title')}</h1>
        <LinkButton to={askPath(filter)} variant="primary">
          <CircleHelp aria-hidden="true" />
          {t('ask')}
        </LinkButton>
      </header>
      <HelpStrip />
      <div className="grid grid-cols-1 mt-4 lg:grid-cols-[minmax(0,1fr)_280px] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <QuestionTabs filter={filter} />
        <div className="min-w-0 lg:[grid-area:1/2/3]">
          <QuestionFilters filter={filter} />
        </div>
        <div className="min-w-0">
          <Questions filter={filter} />
        </div>
      </div>
    </div>
  )
}

function Questions({ filter }: { filter: QuestionFilter }) {
  const isMember = useIsMember()
  const { tab } = filter
  if (!isMember && (tab === 'for-you' || tab === 'mine')) return <OwnListWall tab={tab} />
  return <QuestionList key={filterPath(filter)} filter={filter} />
}

function useQuestionsHead({ tab, category, tag }: QuestionFilter): void {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const about = [category === undefined ? '' : nameOf(category), tag === undefined ? '' : `#${tag}`]
  const title = [t('title'), ...about].filter((part) => part !== '').join(' / ')
  useHead({ title, description: t('description'), isIndexable: isForAll(tab) })
}
