import { useQuery } from '@tanstack/react-query'
import { PenLine, Trash2 } from 'lucide-react'
import type { Answer } from '../../../contract/questions.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { questionQueries } from '../question-queries.ts'
import { messages } from './messages.ts'
import { useAnswerTrash } from './use-answer-trash.ts'

/** In place of the form: one answer a person, which can be edited, and restored where it was deleted. */
export function OwnAnswer({ answerId }: { answerId: number }) {
  const { data: answer } = useQuery(questionQueries.answer(answerId))
  return answer ? <Own answer={answer} /> : null
}

function Own({ answer }: { answer: Answer }) {
  const t = useText(messages)
  const { restore, isBusy } = useAnswerTrash(answer)
  if (answer.state === 'deleted')
    return (
      <div role="note" className="note mt-8">
        <Trash2 className="text-quiet" aria-hidden="true" />
        <p>{t('deletedNote')}</p>
        <Button size="sm" busy={isBusy} onClick={restore}>
          {t('restore')}
        </Button>
      </div>
    )
  return (
    <div role="note" className="note mt-8 print:hidden">
      <PenLine className="text-quiet" aria-hidden="true" />
      <p>{t('ownNote')}</p>
      <Button
        size="sm"
        onClick={() => navigate(`/question/${answer.questionId}?answer=${answer.id}`, { replace: true })}
      >
        {t('seeOwn')}
      </Button>
    </div>
  )
}
