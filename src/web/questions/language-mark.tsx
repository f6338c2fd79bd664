import { LANGUAGE_NAMES } from '../../contract/messages.ts'
import type { QuestionCard } from '../../contract/questions.ts'

export function LanguageMark({ language }: Pick<QuestionCard, 'language'>) {
  return (
    <span>
      <span
        className="px-1.25 py-px rounded-small bg-raised text-xs font-semibold tracking-[0.02em]"
        aria-hidden="true"
      >
        {language.toUpperCase()}
      </span>
      <span className="sr-only">{LANGUAGE_NAMES[language]}</span>
    </span>
  )
}
