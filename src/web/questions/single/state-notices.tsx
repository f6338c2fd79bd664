import { CopyCheck, EyeOff, Lock, Trash2, XCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { CLOSE_VOTES } from '../../../contract/question-rules.ts'
import type { Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusHeir } from '../use-focus-heir.ts'
import type { QuestionMine } from '../question-queries.ts'
import { messages } from './messages.ts'
import { useQuestionTrash } from './use-question-trash.ts'
import { useReopen } from './use-reopen.ts'

interface NoticesProps {
  question: Question
  mine: QuestionMine
  isOwn: boolean
}

/** Why a question is not open to everything, and what can be done about it. */
export function StateNotices({ question, mine, isOwn }: NoticesProps) {
  const t = useText(messages)
  const { status, state, duplicateOf, closeReason } = question
  // As long as it is closed, a vote is one to reopen it.
  const reopening = mine.canClose && !mine.hasVotedToClose && <Reopen id={question.id} />
  const hasVotedReopen = mine.hasVotedToClose && (
    <span className="block">{t('hasVotedReopen', { count: CLOSE_VOTES })}</span>
  )
  return (
    <>
      {state === 'hidden' && <Notice icon={<EyeOff aria-hidden="true" />}>{t('hidden')}</Notice>}
      {status === 'locked' && <Notice icon={<Lock aria-hidden="true" />}>{t('locked')}</Notice>}
      {status === 'duplicate' && (
        <Notice icon={<CopyCheck aria-hidden="true" />} action={reopening}>
          {duplicateOf === null
            ? t('duplicateGone')
            : fillNodes(t('duplicate'), {
                original: (
                  <Link to={`/question/${duplicateOf.id}`} className="link">
                    {duplicateOf.title}
                  </Link>
                ),
              })}
          {isOwn && <span className="block">{t('duplicateOwn')}</span>}
          {hasVotedReopen}
        </Notice>
      )}
      {status === 'closed' && (
        <Notice icon={<XCircle aria-hidden="true" />} action={reopening}>
          {t('closed', {
            reason: t(closeReason === null || closeReason === 'duplicate' ? 'not-here' : closeReason),
          })}
          {hasVotedReopen}
        </Notice>
      )}
      {mine.hasVotedToClose && (status === 'open' || status === 'solved') && (
        <Notice icon={<XCircle aria-hidden="true" />}>{t('hasVoted', { count: CLOSE_VOTES })}</Notice>
      )}
    </>
  )
}

function Notice({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="note" className="note note-warn mt-4">
      {icon}
      <p>{children}</p>
      {action}
    </div>
  )
}

/** A moderator reopens it; of others three have to want it, each once. */
function Reopen({ id }: { id: number }) {
  const t = useText(messages)
  const { user } = useUser()
  const { reopen, isBusy } = useReopen(id)
  const ref = useFocusHeir<HTMLButtonElement>('main')
  const isModerator = user?.capabilities?.includes('moderate') === true
  return (
    <Button ref={ref} size="sm" busy={isBusy} onClick={reopen}>
      {t(isModerator ? 'reopen' : 'voteToReopen')}
    </Button>
  )
}

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
