import { ArrowBigUp, Check } from 'lucide-react'
import type { listAnswersOf } from '../../../contract/answers.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { excerpt } from '../../../contract/plain-text.ts'
import { Muted } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Count } from '../../ui/count.tsx'
import { messages } from './qa-messages.ts'

const EXCERPT = 200

type GivenAnswer = ResponseOf<typeof listAnswersOf>['items'][number]

/** What was asked is its link, and all of it leads to the answer there. */
export function AnswerRow({ answer }: { answer: GivenAnswer }) {
  const t = useText(messages)
  const { id, questionId, questionTitle, language, nodes, score, isAccepted, isPick, createdAt } = answer
  return (
    <Muted of={{ ...answer, title: questionTitle }}>
      <article className="relative grid gap-1 py-4 min-w-0" data-item>
        <h2 className="font-read text-lg font-bold tracking-tight text-pretty wrap-anywhere">
          <Link
            to={`/question/${questionId}?answer=${id}`}
            className="card-link"
            lang={LANGUAGE_TAGS[language]}
            dir="auto"
          >
            {questionTitle}
          </Link>
        </h2>
        <p className="text-quiet line-clamp-2 wrap-anywhere" lang={LANGUAGE_TAGS[language]} dir="auto">
          {excerpt(nodes, EXCERPT)}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
          <Count value={score} words={t('score', { count: score })} icon={<ArrowBigUp />} />
          {(isAccepted || isPick) && (
            <span className="inline-flex items-center gap-1 text-ok font-semibold">
              <Check className="size-4" aria-hidden="true" />
              {t(isAccepted ? 'accepted' : 'pick')}
            </span>
          )}
          <RelativeTime at={createdAt} />
        </p>
      </article>
    </Muted>
  )
}
