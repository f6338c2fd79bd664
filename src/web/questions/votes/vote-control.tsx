import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { useState } from 'react'
import { DOWNVOTE_COST, PRIVILEGES } from '../../../contract/honor-levels.ts'
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
  /** Of adult content a vote can only be taken back. */
  isAdult: boolean
  /** Whose answer it is, where many stand together. */
  name?: string
}

/** Up, the score, down. Pressing the same again takes the vote back. */
export function VoteControl(props: VoteControlProps) {
  const { on, score, vote, canChange, canVoteDown, isOpen, isAdult, name } = props
  const t = useText(messages)
  const { language } = useLanguage()
  // Only one's own vote is told: scores also change when the list is fetched again.
  const [told, setTold] = useState<number | null>(null)
  const cast = useVote(on, { score, vote, canChange }, (done) => {
    if (done === -1) toast({ title: t('spent', { points: DOWNVOTE_COST }) })
  })
  const { guard, wall } = useSignInWall()
  const isOff = (value: 1 | -1): boolean => isAdult && vote !== value
  function press(pressed: 1 | -1): void {
    if (isOff(pressed)) {
      toast({ title: t('off') })
      return
    }
    const wanted: Vote = vote === pressed ? 0 : pressed
    // Whoever is new has no Honor to downvote with: they are only brought back.
    const request = wanted === -1 ? undefined : requestOf(voteEndpoint(on), { id: on.id }, { value: wanted })
    guard({ kind: 'vote', request }, () => {
      if (vote !== 0 && !canChange) toast({ title: t('fixed', { minutes: VOTE_CHANGE_MINUTES }) })
      else if (wanted === -1 && !canVoteDown)
        toast({ title: t('needsHonor', { honor: PRIVILEGES.downvote }) })
      else {
        setTold(score - vote + wanted)
        cast(wanted)
      }
    })
  }
  function labelOf(value: 1 | -1, base: string): string {
    if (isOff(value)) return `${base}: ${t('off')}`
    return value === 1 ? base : `${base} (${t('cost', { points: DOWNVOTE_COST })})`
  }
  const button = (value: 1 | -1, base: string) => (
    <button
      type="button"
      className="icon-btn vote"
      aria-pressed={vote === value}
      aria-disabled={isOff(value)}
      aria-label={labelOf(value, base)}
      data-tooltip={labelOf(value, t(value === 1 ? 'up' : 'down'))}
      onClick={() => press(value)}
    >
      {value === 1 ? <ArrowBigUp aria-hidden="true" /> : <ArrowBigDown aria-hidden="true" />}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={name === undefined ? t('votes') : t('votesOnAnswer', { name })}
      className="votes flex-none print:hidden"
    >
      {isOpen && button(1, name === undefined ? t('up') : t('upAnswer', { name }))}
      <p className="vote-score font-semibold tabular-nums">
        <span className="sr-only">{t('score', { count: score })}</span>
        <span aria-hidden="true" suppressHydrationWarning>
          {formatCount(score, language)}
        </span>
      </p>
      {isOpen && button(-1, name === undefined ? t('down') : t('downAnswer', { name }))}
      {isOpen && (
        <span role="status" className="sr-only">
          {told === score && t('told', { count: score })}
        </span>
      )}
      {wall}
    </div>
  )
}
