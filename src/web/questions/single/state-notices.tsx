import { CopyCheck, EyeOff, Lock, Trash2, XCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { CLOSE_VOTES } from '../../../contract/question-rules.ts'
import type { Question } from '../../../contract/questions.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button.tsx'
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
  return (
    <>
      {state === 'hidden' && <Notice icon={<EyeOff aria-hidden="true" />}>{t('hidden')}</Notice>}
      {status === 'locked' && <Notice icon={<Lock aria-hidden="true" />}>{t('locked')}</Notice>}
      {status === 'duplicate' && (
        <Notice
          icon={<CopyCheck aria-hidden="true" />}
          action={mine.canClose && <Reopen question={question} />}
        >
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
        </Notice>
      )}
      {status === 'closed' && (
        <Notice
          icon={<XCircle aria-hidden="true" />}
          action={mine.canClose && <Reopen question={question} />}
        >
          {t('closed', {
            reason: t(closeReason === null || closeReason === 'duplicate' ? 'not-here' : closeReason),
          })}
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

function Reopen({ question }: { question: Question }) {
  const t = useText(messages)
  const { reopen, isBusy } = useReopen(question.id)
  return (
    <Button size="sm" busy={isBusy} onClick={reopen}>
      {t('reopen')}
    </Button>
  )
}

export function DeletedNotice({ question }: { question: Question }) {
  const t = useText(messages)
  const { restore, isBusy } = useQuestionTrash(question)
  return (
    <>
      <h1 className="sr-only">{question.title}</h1>
      <div role="note" className="note">
        <Trash2 className="text-quiet" aria-hidden="true" />
        <p>{t('deleted', { days: TRASH_DAYS })}</p>
        <Button size="sm" busy={isBusy} onClick={restore}>
          {t('restore')}
        </Button>
      </div>
    </>
  )
}
