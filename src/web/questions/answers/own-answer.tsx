import { useQuery } from '@tanstack/react-query'
import { PenLine, Trash2 } from 'lucide-react'
import type { Answer } from '../../../contract/questions.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusHeir } from '../use-focus-heir.ts'
import { questionQueries } from '../question-queries.ts'
import { leadToAnswer } from './answer-element.ts'
import { messages } from './messages.ts'
import { useAnswerTrash } from './use-answer-trash.ts'

/** In place of the form: one answer a person, which can be edited, and restored where it was deleted. */
export function OwnAnswer({ answerId, isLocked }: { answerId: number; isLocked: boolean }) {
  const { data: answer } = useQuery(questionQueries.answer(answerId))
  if (!answer) return null
  return answer.state === 'deleted' ? (
    <Deleted answer={answer} />
  ) : (
    <Own answer={answer} isLocked={isLocked} />
  )
}

function Deleted({ answer }: { answer: Answer }) {
  const t = useText(messages)
  const { restore, isBusy } = useAnswerTrash(answer)
  const ref = useFocusHeir<HTMLDivElement>('answers-heading')
  return (
    <div ref={ref} role="note" className="note mt-8">
      <Trash2 className="text-quiet" aria-hidden="true" />
      <p>{t('deletedNote')}</p>
      <Button size="sm" busy={isBusy} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  )
}

function Own({ answer: { id, questionId, state }, isLocked }: { answer: Answer; isLocked: boolean }) {
  const t = useText(messages)
  function lead(): void {
    if (!leadToAnswer(id)) navigate(`/question/${questionId}?answer=${id}`, { replace: true })
  }
  return (
    <div role="note" className="note mt-8 print:hidden">
      <PenLine className="text-quiet" aria-hidden="true" />
      <p>{t(state === 'published' && !isLocked ? 'ownNote' : 'ownNoteOnly')}</p>
      <Button size="sm" onClick={lead}>
        {t('seeOwn')}
      </Button>
    </div>
  )
}
