import { useQueryClient } from '@tanstack/react-query'
import { Check, EyeOff, Users } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { listAnswerVersions } from '../../../contract/answers.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { COMMENTS_SHOWN } from '../../../contract/question-rules.ts'
import type { Answer, Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { Muted } from '../../blocks/public.ts'
import { ShortComments } from '../../comments/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { RichText } from '../../rich-text/public.ts'
import { PersonLine } from '../person-line.tsx'
import { changeAnswer } from '../question-cache.ts'
import type { QuestionMine } from '../one-queries.ts'
import { questionQueries } from '../question-queries.ts'
import { readQuestionId } from '../read-question-id.ts'
import { EditedMark } from '../single/edited-mark.tsx'
import { useFocusHeir } from '../use-focus-heir.ts'
import { VoteControl } from '../votes/vote-control.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { answerElementId } from './answer-element.ts'
import { messages } from './messages.ts'

const AnswerForm = lazyComponent(async () => (await import('./later-parts.ts')).AnswerForm)

interface AnswerItemProps {
  question: Question
  answer: Answer
  mine: QuestionMine
  isMarked: boolean
}

export function AnswerItem({ question, answer, mine, isMarked }: AnswerItemProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const { query } = usePlace()
  const isAlive = useIsHydrated()
  const [chosen, setEditing] = useState<boolean | null>(null)
  const ref = useFocusHeir<HTMLElement>('answers-heading')
  const { id, author, nodes } = answer
  const name = author?.name ?? t('formerMember')
  // Most likely the question's: its form says the same.
  const lang = LANGUAGE_TAGS[question.language]
  const isAccepted = question.acceptedId === id
  const isOwn = user !== null && author?.id === user.id
  const isLocked = question.status === 'locked'
  const voted = mine.votes.find(({ answerId }) => answerId === id)
  const isOpen = answer.state === 'published'
  // Whoever comes from an edit that they have begun goes on with it.
  const isNamed = isAlive && readQuestionId(query.get('answer')) === id
  const isBegun = isNamed && query.get('edit') === 'answer' && isOwn && isOpen && !isLocked
  const isEditing = chosen ?? isBegun
  return (
    <Muted of={isMarked ? null : { author, content: answer.content }}>
      <article
        ref={ref}
        id={answerElementId(id)}
        tabIndex={-1}
        data-item
        data-marked={isMarked || undefined}
        className="answer-item py-6 scroll-mt-[calc(var(--header)+20px)] outline-none"
        aria-label={t('answerBy', { name })}
      >
        <Standing isAccepted={isAccepted} isPick={answer.isPick && question.acceptedId === null} />
        {answer.state === 'hidden' && (
          <p role="note" className="note mb-3 text-quiet text-sm">
            <EyeOff className="size-4.5 text-warn" aria-hidden="true" />
            {t('hidden')}
          </p>
        )}
        <div className={isAccepted ? 'question-body answer-accepted' : 'question-body'}>
          <VoteControl
            on={{ type: 'answer', id, questionId: question.id }}
            score={answer.score}
            vote={voted?.value ?? 0}
            canChange={voted?.canChange ?? true}
            canVoteDown={mine.canVoteDown}
            isOpen={isOpen && !isOwn && !isLocked}
            isAdult={question.isNsfw}
            name={name}
          />
          <div className="question-words">
            {isEditing ? (
              <Suspense>
                <AnswerForm
                  questionId={question.id}
                  language={question.language}
                  answer={answer}
                  onSaved={(saved) => {
                    changeAnswer(client, id, saved)
                    void client.invalidateQueries(questionQueries.mine(question.id))
                    setEditing(false)
                  }}
                  onCancel={() => setEditing(false)}
                />
              </Suspense>
            ) : (
              <RichText nodes={nodes} idPrefix={`answer-${id}-`} lang={lang} />
            )}
            <div className="meta-line gap-y-1 mt-3">
              <PersonLine person={author} />
              <span>{fillNodes(t('answered'), { time: <RelativeTime at={answer.createdAt} /> })}</span>
              {answer.editedAt !== null && (
                <EditedMark route={listAnswerVersions} id={id} current={{ nodes }} lang={lang} />
              )}
            </div>
          </div>
          <AnswerActions
            question={question}
            answer={answer}
            mine={mine}
            isOwn={isOwn}
            onEdit={() => setEditing(true)}
          />
          {isOpen && <AnswerComments answer={answer} name={name} isLocked={isLocked} />}
        </div>
      </article>
    </Muted>
  )
}

function Standing({ isAccepted, isPick }: { isAccepted: boolean; isPick: boolean }) {
  const t = useText(messages)
  if (isAccepted)
    return (
      <p className="flex items-center gap-1.5 mb-2 text-ok font-semibold">
        <Check className="size-5" aria-hidden="true" />
        {t('accepted')}
      </p>
    )
  if (!isPick) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 mb-2 text-accent-text font-semibold">
      <Users className="size-5" aria-hidden="true" />
      {t('pick')}
      <span className="text-quiet text-sm font-normal">{t('pickWhy')}</span>
    </p>
  )
}

interface AnswerCommentsProps {
  answer: Answer
  name: string
  isLocked: boolean
}

function AnswerComments({ answer, name, isLocked }: AnswerCommentsProps) {
  const { id } = answer
  const t = useText(messages)
  const client = useQueryClient()
  const authorId = answer.author?.id
  const authorIds = useMemo(() => (authorId === undefined ? [] : [authorId]), [authorId])
  const onCount = useCallback((comments: number) => changeAnswer(client, id, { comments }), [client, id])
  const { query } = usePlace()
  const isAlive = useIsHydrated()
  const isMeant = isAlive && readQuestionId(query.get('answer')) === id
  return (
    <ShortComments
      objectType="answer"
      objectId={id}
      commentCount={answer.comments}
      shown={COMMENTS_SHOWN}
      label={t('comments', { name })}
      authorIds={authorIds}
      isClosed={isLocked}
      targetId={isMeant ? readQuestionId(query.get('comment')) : null}
      onCount={onCount}
    />
  )
}
