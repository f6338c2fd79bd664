import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../platform/language.tsx'
import { useSteadyList } from '../../platform/steady-list.ts'
import { orderOf, useReading } from '../../reading/public.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { questionQueries } from '../question-queries.ts'
import { QuestionRow } from '../question-row.tsx'
import { QuestionRowSkeleton } from '../question-row-skeleton.tsx'
import { messages } from './messages.ts'
import { NoQuestions } from './no-questions.tsx'
import { filterPath } from './filter-path.ts'
import type { QuestionFilter } from './question-filter.ts'

const keyOf = ({ id }: { id: number }): number => id

export function QuestionList({ filter }: { filter: QuestionFilter }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { reading } = useReading()
  const list = usePagedList(questionQueries.list(client, filter, orderOf(reading)))
  const { items, newCount, showNew } = useSteadyList(filterPath(filter), list.items, keyOf, true)
  return (
    <PagedList
      list={list}
      className="row-list outline-none"
      items={items}
      pill={{ text: t('newQuestions', { count: newCount }), count: newCount, onShow: showNew }}
      empty={<NoQuestions filter={filter} />}
      failed={t('failed')}
      outdated={t('failed')}
      end={t('end')}
      label={t('title')}
      skeleton={<QuestionRowSkeleton />}
      skeletonCount={5}
    >
      {(question) => (
        <li key={question.id}>
          <QuestionRow question={question} />
        </li>
      )}
    </PagedList>
  )
}
