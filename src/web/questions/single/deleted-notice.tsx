import { Trash2 } from 'lucide-react'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import type { Question } from '../../../contract/questions.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusHeir } from '../use-focus-heir.ts'
import { messages } from './acting-messages.ts'
import { useQuestionTrash } from './use-question-trash.ts'

/** In place of a question that its author has deleted. */
export function DeletedNotice({ question }: { question: Question }) {
  const t = useText(messages)
  const { restore, isBusy } = useQuestionTrash(question)
  const ref = useFocusHeir<HTMLDivElement>('main')
  return (
    <>
      <h1 className="sr-only">{question.title}</h1>
      <div ref={ref} role="note" className="note">
        <Trash2 className="text-quiet" aria-hidden="true" />
        <p>{t('deleted', { days: TRASH_DAYS })}</p>
        <Button size="sm" busy={isBusy} onClick={restore}>
          {t('restore')}
        </Button>
      </div>
    </>
  )
}
