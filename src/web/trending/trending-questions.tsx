import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import type { QuestionCard } from '../../contract/questions.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { useText } from '../platform/language.tsx'
import { useSteadyList } from '../platform/steady-list.ts'
import { QuestionRow, QuestionRowSkeleton } from '../questions/public.ts'
import { orderOf, useReading } from '../reading/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listState } from '../ui/list-state.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { messages } from './questions-messages.ts'
import { RankedList } from './ranked-list.tsx'
import { trendingQuestionsQuery } from './trending-questions-query.ts'

const keyOf = ({ id }: QuestionCard): number => id

export function TrendingQuestions({ period }: { period: TrendingPeriod }) {
  const t = useText(messages)
  const client = useQueryClient()
  const found = useQuery(trendingQuestionsQuery(client, period, orderOf(useReading().reading)))
  const { items, newCount, showNew } = useSteadyList(`questions ${period}`, found.data, keyOf, true)
  return (
    <RankedList
      list={listState(found)}
      items={items}
      empty={
        found.isError ? (
          <LoadFailed title={t('failed')} retry={() => void found.refetch()} busy={found.isFetching} />
        ) : (
          <NoQuestions />
        )
      }
      skeleton={<QuestionRowSkeleton />}
      pill={{ text: t('newQuestions', { count: newCount }), count: newCount, onShow: showNew }}
    >
      {(question) => (
        // The number beside its first line.
        <li key={question.id} className="[&::before]:top-5">
          <QuestionRow question={question} />
        </li>
      )}
    </RankedList>
  )
}

function NoQuestions() {
  const t = useText(messages)
  return (
    <EmptyState
      icon={<CircleHelp />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={<LinkButton to="/question/ask">{t('ask')}</LinkButton>}
    />
  )
}
