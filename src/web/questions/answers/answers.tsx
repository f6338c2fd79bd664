import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ANSWER_SORTS } from '../../../contract/answers.ts'
import type { Question } from '../../../contract/questions.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { questionQueries, type AnswerSort } from '../question-queries.ts'
import { readQuestionId } from '../read-question-id.ts'
import { useQuestionMine } from '../single/use-question.ts'
import { leadToAnswer } from './answer-element.ts'
import { AnswerItem } from './answer-item.tsx'
import { messages } from './messages.ts'
import { useAnswers } from './use-answers.ts'

const AnswerPlace = deferHydration(async () => (await import('./later-parts.ts')).AnswerPlace)

/** The answers, and the place to write one. It knows the question by its number: nothing draws it again meanwhile. */
export function Answers({ questionId }: { questionId: number }) {
  const { data } = useQuery(questionQueries.detail(questionId))
  return data && data !== 'adult' ? <AnswersOf question={data} /> : null
}

function AnswersOf({ question }: { question: Question }) {
  const t = useText(messages)
  const { id, status } = question
  const [sort, setSort] = useState<AnswerSort>('best')
  const mine = useQuestionMine(id)
  const { query, key } = usePlace()
  // Not in the document: one link to each answer must not be one document each.
  const isAlive = useIsHydrated()
  const wantedId = isAlive ? readQuestionId(query.get('answer')) : null
  const [written, setWritten] = useState<{ id: number; at: string } | null>(null)
  const onWritten = useCallback((answerId: number) => setWritten({ id: answerId, at: key }), [key])
  const { list, items, newCount, showNew, isGone } = useAnswers(id, sort, mine.answerId, wantedId)
  // Whoever has gone on to another address since has that one's.
  const markedId = written?.at === key ? written.id : wantedId
  useLedTo(
    key,
    markedId,
    items.some((answer) => answer.id === markedId),
  )
  const shown = items.filter(({ state }) => state !== 'deleted')
  return (
    <section className="mt-10" aria-labelledby="answers-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 min-h-10">
        <h2 id="answers-heading" tabIndex={-1} className="text-xl tabular-nums outline-none">
          {question.answers === 0 ? t('headingNone') : t('heading', { count: question.answers })}
        </h2>
        {question.answers > 1 && (
          <div role="group" aria-label={t('sorting')} className="flex gap-1 print:hidden">
            {ANSWER_SORTS.map((other) => (
              <button
                key={other}
                type="button"
                className="chip"
                aria-pressed={other === sort}
                onClick={() => setSort(other)}
              >
                {t(other)}
              </button>
            ))}
          </div>
        )}
      </header>
      {isGone && (
        <p role="status" className="mt-4 text-quiet text-sm text-center">
          {t('gone')}
        </p>
      )}
      <PagedList
        list={list}
        isOrdered
        className="row-list mt-2 outline-none"
        items={shown}
        empty={<EmptyState icon={<MessageSquareText />} title={t('emptyTitle')} text={t('emptyText')} />}
        failed={t('failed')}
        outdated={t('failed')}
        moreFailed={t('failed')}
        loadMore={t('loadMore')}
        skeleton={<AnswerSkeleton />}
        skeletonCount={Math.min(3, Math.max(1, question.answers))}
        pill={{ text: t('newAnswers', { count: newCount }), count: newCount, onShow: showNew }}
      >
        {(answer) => (
          <li key={answer.id}>
            <AnswerItem question={question} answer={answer} mine={mine} isMarked={answer.id === markedId} />
          </li>
        )}
      </PagedList>
      <AnswerPlace
        questionId={id}
        language={question.language}
        isOpen={status === 'open' || status === 'solved'}
        isLocked={status === 'locked'}
        onWritten={onWritten}
      />
    </section>
  )
}

/** Whoever followed a link to an answer, or has just written one, is led there once it is drawn; Back is not a link. */
function useLedTo(place: string, answerId: number | null, isThere: boolean): void {
  const led = useRef(new Set<string>())
  useEffect(() => {
    const goal = `${place} ${answerId}`
    if (answerId === null || !isThere || led.current.has(goal)) return
    led.current.add(goal)
    leadToAnswer(answerId)
  }, [place, answerId, isThere])
}

function AnswerSkeleton() {
  return (
    <div className="py-6" aria-hidden="true">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-2/3" />
    </div>
  )
}
