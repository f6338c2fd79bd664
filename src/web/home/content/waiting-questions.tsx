import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { listQuestions, type QuestionCard } from '../../../contract/questions.ts'
import { Muted } from '../../blocks/public.ts'
import { CategoryChip } from '../../categories/public.ts'
import { addressOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { orderOf, useReading } from '../../reading/public.ts'
import { messages } from './waiting-messages.ts'

const SHOWN = '3'
const FRESH_MS = 30_000

const waitingQuery = (reading: string | undefined) =>
  queryOptions<ResponseOf<typeof listQuestions>>({
    queryKey: [addressOf(listQuestions, undefined, { tab: 'unanswered', reading, limit: SHOWN })],
    meta: { holds: ['question'] },
    staleTime: FRESH_MS,
    refetchOnMount: true,
  })

/** The newest that no one has answered, in the languages somebody reads. Without any, there is nothing. */
export function WaitingQuestions() {
  const t = useText(messages)
  const { data } = useQuery(waitingQuery(orderOf(useReading().reading)))
  // What the reader has answered or closed meanwhile waits no more.
  const waiting = data?.items.filter(({ answers, status }) => answers === 0 && status === 'open') ?? []
  if (waiting.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="waiting-questions">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="waiting-questions">{t('title')}</h2>
        <Link to="/question?tab=unanswered" className="section-more">
          {t('more')}
        </Link>
      </div>
      <ul className="row-list">
        {waiting.map((question) => (
          <li key={question.id}>
            <Waiting question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ question }: { question: QuestionCard }) {
  const { id, title, excerpt, category, language, createdAt } = question
  return (
    <Muted of={{ ...question, description: excerpt }}>
      <div className="relative py-3">
        <Link
          to={`/question/${id}`}
          className="card-link font-semibold text-pretty wrap-anywhere"
          lang={LANGUAGE_TAGS[language]}
          dir="auto"
        >
          {title}
        </Link>
        <div className="meta-line mt-1">
          <CategoryChip category={category} />
          <RelativeTime at={createdAt} />
        </div>
      </div>
    </Muted>
  )
}
