import { useState, type ReactNode } from 'react'
import type { QuestionCard } from '../../contract/questions.ts'
import { useText } from '../platform/language.tsx'
import { QuestionRow } from '../questions/public.ts'
import { messages } from './messages.ts'

/** Among results of every kind a few are enough; the rest is one press away. */
const SHOWN_FIRST = 5

interface FoundQuestionsProps {
  questions: readonly QuestionCard[]
  show: (words: string) => ReactNode
}

export function FoundQuestions({ questions, show }: FoundQuestionsProps) {
  const t = useText(messages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? questions : questions.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="found-questions">
      <div className="section-head">
        <h2 id="found-questions" tabIndex={-1} className="outline-none">
          {t('questions')}
        </h2>
        {shown.length < questions.length && (
          <button
            type="button"
            className="section-more"
            onClick={({ currentTarget }) => {
              // The button goes when it is pressed: the keyboard goes on at the list.
              currentTarget.parentElement?.querySelector('h2')?.focus({ preventScroll: true })
              setWhole(true)
            }}
          >
            {t('allFound', { count: questions.length })}
          </button>
        )}
      </div>
      <ul className="search-list row-list">
        {shown.map((question) => (
          <li key={question.id}>
            <QuestionRow question={question} heading="h3" show={show} />
          </li>
        ))}
      </ul>
    </section>
  )
}
