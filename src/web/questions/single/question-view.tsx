import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useMemo } from 'react'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { COMMENTS_SHOWN } from '../../../contract/question-rules.ts'
import { shareQuestion, type Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { ShortComments } from '../../comments/public.ts'
import { ThreadMenu } from '../../notifications/public.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useHead } from '../../platform/head.tsx'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link, usePlace } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { SaveButton, ShareMenu } from '../../reactions/public.ts'
import { RichText } from '../../rich-text/public.ts'
import { filterPath } from '../list/filter-path.ts'
import { changeQuestion } from '../question-cache.ts'
import { readQuestionId } from '../read-question-id.ts'
import { useFocusHeir } from '../use-focus-heir.ts'
import { VoteControl } from '../votes/vote-control.tsx'
import { messages } from './messages.ts'
import { QuestionHead } from './question-head.tsx'
import { QuestionMenu } from './question-menu.tsx'
import { useQuestionMine } from './use-question.ts'

const laterParts = async () => import('../later-parts.ts')
const Answers = deferHydration(async () => (await laterParts()).Answers)
const StateNotices = deferHydration(async () => (await laterParts()).StateNotices)
const DeletedNotice = lazyComponent(async () => (await import('./deleted-notice.tsx')).DeletedNotice)

export function QuestionView({ question }: { question: Question }) {
  const t = useText(messages)
  const { title, excerpt, isNsfw, state } = question
  useHead({
    title: isNsfw ? t('question') : title,
    description: isNsfw ? '' : excerpt || title,
    isIndexable: state === 'published' && !isNsfw,
  })
  const isOpen = state === 'published'
  return (
    <div className="wrap question-single pt-3 pb-16 md:pt-6">
      <Link
        to="/question"
        className="inline-flex items-center gap-2 min-h-11 mb-2 text-quiet font-semibold text-sm/inherit hover:text-text"
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      {state === 'deleted' ? (
        <Suspense>
          <DeletedNotice question={question} />
        </Suspense>
      ) : (
        <Asked question={question} />
      )}
      {isOpen && <Answers questionId={question.id} />}
    </div>
  )
}

/** What is asked, with everything that can be done about it. */
function Asked({ question }: { question: Question }) {
  const { id, title, score, tags, language } = question
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const mine = useQuestionMine(id)
  const ref = useFocusHeir<HTMLElement>('main')
  const isOwn = user !== null && question.author?.id === user.id
  const isOpen = question.state === 'published'
  const isLocked = question.status === 'locked'
  return (
    <article ref={ref} aria-labelledby="question-title">
      <QuestionHead question={question} />
      <StateNotices question={question} mine={mine} isOwn={isOwn} />
      <div className="question-body mt-5">
        <VoteControl
          on={{ type: 'question', id, questionId: id }}
          score={score}
          vote={mine.vote}
          canChange={mine.canChangeVote}
          canVoteDown={mine.canVoteDown}
          isOpen={isOpen && !isOwn && !isLocked}
          isAdult={question.isNsfw}
        />
        <div className="question-words">
          <RichText nodes={question.nodes} idPrefix="question-" lang={LANGUAGE_TAGS[language]} />
          {tags.length > 0 && (
            <p className="flex flex-wrap gap-x-3 gap-y-1 mt-4 text-sm">
              {tags.map((tag) => (
                <Link
                  key={tag}
                  to={filterPath({ tab: 'new', category: undefined, tag, lang: undefined })}
                  className="text-accent-text hover:underline"
                >
                  #{tag}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div
          role="group"
          aria-label={t('actions')}
          className="question-words question-foot flex flex-wrap items-center gap-1 mt-3 -ml-2.5 print:hidden"
        >
          {isOpen && <SaveButton subject={{ type: 'question', id }} bookmarked={mine.bookmarked} />}
          {isOpen && (
            <ShareMenu
              subject={{ type: 'question', id, share: shareQuestion }}
              title={question.isNsfw ? '' : title}
            />
          )}
          {isOpen && <Bell id={id} />}
          <QuestionMenu question={question} mine={mine} isOwn={isOwn} />
        </div>
        {isOpen && <QuestionComments question={question} client={client} isLocked={isLocked} />}
      </div>
    </article>
  )
}

/** Its place is there from the start for whoever has a session, so that nothing moves beside it. */
function Bell({ id }: { id: number }) {
  const { hasSession } = usePageState()
  const { user, isPending } = useUser()
  if (user !== null) return <ThreadMenu thread={{ type: 'question', id }} />
  return hasSession && isPending && <span className="act" aria-hidden="true" />
}

interface CommentsProps {
  question: Question
  client: ReturnType<typeof useQueryClient>
  isLocked: boolean
}

function QuestionComments({ question, client, isLocked }: CommentsProps) {
  const { id } = question
  const t = useText(messages)
  const authorId = question.author?.id
  const authorIds = useMemo(() => (authorId === undefined ? [] : [authorId]), [authorId])
  const onCount = useCallback((comments: number) => changeQuestion(client, id, { comments }), [client, id])
  const { query } = usePlace()
  // Not in the document: one link to each comment must not be one document each.
  const isAlive = useIsHydrated()
  const targetId = isAlive && query.get('answer') === null ? readQuestionId(query.get('comment')) : null
  return (
    <ShortComments
      objectType="question"
      objectId={id}
      commentCount={question.comments}
      shown={COMMENTS_SHOWN}
      label={t('comments')}
      authorIds={authorIds}
      isClosed={isLocked}
      targetId={targetId}
      onCount={onCount}
    />
  )
}
