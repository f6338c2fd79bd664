import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../contract/messages.ts'
import type { Answer } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { hasDeviceDraft } from '../../editor/public.ts'
import { useIsHydrated, useOnceAlive } from '../../platform/hydrated.ts'
import { usePlace } from '../../platform/link.tsx'
import { addAnswer, changeMine, changeQuestion } from '../question-cache.ts'
import { questionQueries } from '../question-queries.ts'
import { useQuestionMine } from '../single/use-question.ts'
import { AnswerForm } from './answer-form.tsx'
import { OwnAnswer } from './own-answer.tsx'

interface AnswerPlaceProps {
  questionId: number
  language: Language
  /** It takes answers. */
  isOpen: boolean
  isLocked: boolean
  onWritten: (id: number) => void
}

/** A form for whoever may answer; one's own answer, where there is one. Words that were begun stay in either case. */
export function AnswerPlace({ questionId, language, isOpen, isLocked, onWritten }: AnswerPlaceProps) {
  const client = useQueryClient()
  const { user } = useUser()
  const { answerId } = useQuestionMine(questionId)
  // Known also where what is one's own could not be asked for.
  const [writtenId, setWrittenId] = useState<number | null>(null)
  const ownId = answerId ?? writtenId
  const [isBegun, setBegun] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const hasDraft = useOnceAlive(
    // Nobody has the number 0: of visitors only what was written without a name.
    () => hasDeviceDraft({ kind: 'answer', key: `question-${questionId}` }, user?.id ?? 0),
    () => false,
  )
  const { query } = usePlace()
  const isAlive = useIsHydrated()
  // They come from the list of what they have begun, and have not posted it yet.
  const isAsked = isAlive && query.get('edit') === 'answer' && query.get('answer') === null
  const isMeant = isAsked && user !== null && writtenId === null
  const isAwaited = ownId === null && isOpen
  function show(answer: Answer): void {
    setBegun(false)
    setWrittenId(answer.id)
    addAnswer(client, answer)
    const question = client.getQueryData(questionQueries.detail(questionId).queryKey)
    if (question && question !== 'adult')
      changeQuestion(client, questionId, { answers: question.answers + 1 })
    const mine = questionQueries.mine(questionId)
    // What is still under way was asked before.
    if (client.getQueryData(mine.queryKey) === undefined)
      void client.cancelQueries(mine).then(async () => client.invalidateQueries(mine))
    else changeMine(client, questionId, () => ({ answerId: answer.id }))
    onWritten(answer.id)
  }
  return (
    <>
      {ownId !== null && user !== null && <OwnAnswer answerId={ownId} isLocked={isLocked} />}
      {(isAwaited || (!isLeft && (isBegun || hasDraft || isMeant))) && (
        <div className="mt-10 print:hidden">
          <AnswerForm
            questionId={questionId}
            language={language}
            answer={null}
            isMeant={isMeant}
            onBegin={() => setBegun(true)}
            onSaved={show}
            onCancel={isAwaited ? undefined : () => setLeft(true)}
          />
        </div>
      )}
    </>
  )
}
