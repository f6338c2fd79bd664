import { CopyCheck, EyeOff, Lock, XCircle } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { CLOSE_VOTES } from '../../../contract/question-rules.ts'
import type { Question } from '../../../contract/questions.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import type { QuestionMine } from '../one-queries.ts'
import { messages } from './state-messages.ts'

const Reopen = lazyComponent(async () => (await import('./reopen.tsx')).Reopen)

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
  const reopening = mine.canClose && !mine.hasVotedToClose && (
    <Suspense>
      <Reopen id={question.id} />
    </Suspense>
  )
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
                  <Link
                    to={`/question/${duplicateOf.id}`}
                    className="link"
                    lang={LANGUAGE_TAGS[duplicateOf.language]}
                  >
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
