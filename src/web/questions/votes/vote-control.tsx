import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { PRIVILEGES } from '../../../contract/honor-levels.ts'
import { VOTE_CHANGE_MINUTES } from '../../../contract/question-rules.ts'
import { formatCount } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { requestOf, useSignInWall } from '../../sign-in-wall/public.ts'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'
import { useVote, voteEndpoint, type Vote, type VotedOn } from './use-vote.ts'
import './votes.css'

interface VoteControlProps {
  on: VotedOn
  score: number
  vote: Vote
  /** The time to change a vote is not over. */
  canChange: boolean
  /** Also before it is known: then the server judges. */
  canVoteDown: boolean
  /** Of one's own and of what is locked only the score is shown. */
  isOpen: boolean
  /** Whose answer it is, where many stand together. */
  name?: string
}

/** Up, the score, down. Pressing the same again takes the vote back. */
export function VoteControl(props: VoteControlProps) {
  const { on, score, vote, canChange, canVoteDown, isOpen, name } = props
  const t = useText(messages)
  const { language } = useLanguage()
  const cast = useVote(on, { score, vote, canChange })
  const { guard, wall } = useSignInWall()
  function press(pressed: 1 | -1): void {
    const wanted: Vote = vote === pressed ? 0 : pressed
    const request = requestOf(voteEndpoint(on), { id: on.id }, { value: wanted })
    guard({ kind: 'vote', request }, () => {
      if (vote !== 0 && !canChange) toast({ title: t('fixed', { minutes: VOTE_CHANGE_MINUTES }) })
      else if (wanted === -1 && !canVoteDown)
        toast({ title: t('needsHonor', { honor: PRIVILEGES.downvote }) })
      else cast(wanted)
    })
  }
  const button = (value: 1 | -1, label: string) => (
    <button
      type="button"
      className="icon-btn vote"
      aria-pressed={vote === value}
      aria-label={label}
      data-tooltip={t(value === 1 ? 'up' : 'downCosts')}
      onClick={() => press(value)}
    >
      {value === 1 ? <ArrowBigUp aria-hidden="true" /> : <ArrowBigDown aria-hidden="true" />}
    </button>
  )
  return (
    <div role="group" aria-label={t('votes')} className="votes flex-none print:hidden">
      {isOpen && button(1, name === undefined ? t('up') : t('upAnswer', { name }))}
      <p className="vote-score font-semibold tabular-nums" aria-live="polite">
        <span className="sr-only">{t('score', { count: score })}</span>
        <span aria-hidden="true" suppressHydrationWarning>
          {formatCount(score, language)}
        </span>
      </p>
      {isOpen && button(-1, name === undefined ? t('down') : t('downAnswer', { name }))}
      {wall}
    </div>
  )
}
