import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { voteQuestion } from '../../../contract/answers.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import type { QuestionCard } from '../../../contract/questions.ts'
import { call } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { questionQueries } from '../question-queries.ts'
import { messages } from './similar-messages.ts'
import { useSimilar } from './use-similar.ts'

interface SimilarProps {
  title: string
  /** What was written is put away before its writer leaves. */
  onLeave: () => void
}

/** While a title is typed: what has been asked before. One click upvotes it and leads there. */
export function SimilarQuestions({ title, onLeave }: SimilarProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const found = useSimilar(title)
  const [takenId, setTakenId] = useState<number | null>(null)
  async function take({ id }: QuestionCard): Promise<void> {
    setTakenId(id)
    // One's own, or one voted on long ago, is no reason not to go there.
    const vote = await call(voteQuestion, { params: { id: String(id) }, body: { value: 1 } }).catch(
      () => null,
    )
    // What was read of it a moment ago does not know of the vote.
    void client.invalidateQueries(questionQueries.mine(id))
    void client.invalidateQueries(questionQueries.detail(id))
    onLeave()
    toast(
      vote === null
        ? { title: t('keptText') }
        : { title: t('upvoted'), description: t('keptText'), tone: 'success' },
    )
    navigate(`/question/${id}`)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && t('found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <section className="px-5 py-4 rounded-card bg-surface" aria-labelledby="similar-questions">
          <h2 id="similar-questions" className="text-base font-bold">
            {t('title')}
          </h2>
          <p className="text-quiet text-sm">{t('text')}</p>
          <ul className="row-list mt-1">
            {found.map((question) => (
              <li key={question.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <div className="flex-[1_1_16rem] min-w-0">
                  <a
                    href={`/question/${question.id}`}
                    target="_blank"
                    rel="noopener"
                    className="inline-block min-h-6 font-semibold wrap-anywhere hover:underline hover:underline-offset-3"
                    lang={LANGUAGE_TAGS[question.language]}
                    dir="auto"
                  >
                    {question.title}
                    <span className="sr-only" lang={LANGUAGE_TAGS[language]} dir="auto">
                      {` ${t('opensNewTab')}`}
                    </span>
                  </a>
                  <Answers question={question} />
                </div>
                <Button
                  size="sm"
                  aria-label={`${t('answersMine')}: ${question.title}`}
                  busy={takenId === question.id}
                  disabled={takenId !== null}
                  onClick={() => void take(question)}
                >
                  {t('answersMine')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Answers({ question: { answers, hasAccepted } }: { question: QuestionCard }) {
  const t = useText(messages)
  return (
    <p className={`flex items-center gap-1 text-sm ${hasAccepted ? 'text-ok font-semibold' : 'text-quiet'}`}>
      {hasAccepted && <Check className="size-4" aria-hidden="true" />}
      {t('answers', { count: answers })}
      {hasAccepted && `, ${t('solved')}`}
    </p>
  )
}
