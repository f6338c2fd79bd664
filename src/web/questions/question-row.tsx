import { Check } from 'lucide-react'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import type { QuestionCard } from '../../contract/questions.ts'
import { Muted } from '../blocks/public.ts'
import { CategoryChip } from '../categories/public.ts'
import { formatCount } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { LanguageMark } from './language-mark.tsx'
import { PersonLine } from './person-line.tsx'
import './questions.css'
import { messages } from './row-messages.ts'

interface QuestionRowProps {
  question: QuestionCard
  heading?: 'h2' | 'h3'
}

/** A question in a list: how it stands, what it asks, who asks. All of it leads to the question. */
export function QuestionRow({ question, heading: Heading = 'h2' }: QuestionRowProps) {
  const { id, title, excerpt, category, language, author, createdAt } = question
  return (
    <Muted of={{ ...question, description: excerpt }}>
      <article className="question-row relative flex gap-x-6 gap-y-2 py-5" data-item>
        <Standing question={question} />
        <div className="flex-1 min-w-0">
          <Heading
            className="font-read text-xl font-bold tracking-tight text-pretty wrap-anywhere max-md:text-lg"
            lang={LANGUAGE_TAGS[language]}
            dir="auto"
          >
            <Link to={`/question/${id}`} className="card-link">
              {title}
            </Link>
          </Heading>
          {excerpt !== '' && (
            <p
              className="mt-1 text-quiet line-clamp-2 wrap-anywhere"
              lang={LANGUAGE_TAGS[language]}
              dir="auto"
            >
              {excerpt}
            </p>
          )}
          <div className="meta-line mt-2 gap-y-1">
            <CategoryChip category={category} />
            <LanguageMark language={language} />
            <StatusWord status={question.status} />
            <PersonLine person={author} />
            <RelativeTime at={createdAt} />
          </div>
        </div>
      </article>
    </Muted>
  )
}

/** Score and answers, tabular, so that rows can be compared at a glance. */
function Standing({ question: { score, answers, hasAccepted } }: { question: QuestionCard }) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <p className="question-standing flex-none text-quiet text-sm tabular-nums">
      <span>
        <b suppressHydrationWarning>{formatCount(score, language)}</b> {t('votesWord', { count: score })}
      </span>
      <span data-solved={hasAccepted || undefined} data-none={answers === 0 || undefined}>
        {hasAccepted && <Check className="size-4" aria-hidden="true" />}
        <b suppressHydrationWarning>{formatCount(answers, language)}</b>{' '}
        {t('answersWord', { count: answers })}
        {hasAccepted && <span className="sr-only">{`, ${t('solved')}`}</span>}
      </span>
    </p>
  )
}

function StatusWord({ status }: Pick<QuestionCard, 'status'>) {
  const t = useText(messages)
  if (status === 'open' || status === 'solved') return null
  return <span className="text-warn font-semibold">{t(status)}</span>
}
