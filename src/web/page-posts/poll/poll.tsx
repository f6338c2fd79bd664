import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { votePagePost } from '../../../contract/votes.ts'
import { useText } from '../../platform/language.tsx'
import { requestOf, useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { useRefreshPost } from '../media/use-until-ready.ts'
import { usePostMarks } from '../use-post-marks.ts'
import { messages } from './messages.ts'
import { PollChoice } from './poll-choice.tsx'
import { factsOf } from './poll-facts.ts'
import { PollMeta } from './poll-meta.tsx'
import { PollResults } from './poll-results.tsx'
import './poll.css'
import { usePollClock } from './use-poll-clock.ts'
import { useVote } from './use-vote.ts'

interface PollProps {
  post: PagePost
}

/** A question with a few answers: to be chosen from, or as the others have chosen. */
export function Poll({ post }: PollProps) {
  // Were they handed to it, they would empty it while its code is on the way.
  const marks = usePostMarks(post)
  const t = useText(messages)
  const { guard, wall } = useSignInWall()
  const [isChanging, setChanging] = useState(false)
  const vote = useVote(post, marks)
  const refresh = useRefreshPost(post.id)
  const isFinal = post.votingResults !== 'always' && post.votingCounts !== null
  const { now, isOver } = usePollClock({
    endsAt: post.votingEndsAt,
    isFinal,
    // In a poll of adult content nobody votes, so nobody waits for its end.
    hasCounts: post.votingCounts !== null || post.isNsfw,
    onEnd: refresh,
  })
  const facts = factsOf(post, marks)
  const canVote = !isOver && !post.isNsfw && post.state === 'published'
  const isChoosing = canVote && (facts.mine === null || isChanging)
  const place = useKeptFocus(isChoosing)
  function cast(option: number): void {
    const request = requestOf(votePagePost, { id: post.id }, { option })
    guard({ kind: 'vote', request }, () => {
      setChanging(false)
      if (option !== facts.mine) vote(option)
    })
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={post.votingQuestion ?? undefined}
      className="post-poll"
    >
      {isChoosing ? (
        <PollChoice
          post={post}
          facts={facts}
          onVote={cast}
          onCancel={facts.mine === null ? undefined : () => setChanging(false)}
        />
      ) : (
        <PollResults post={post} facts={facts} />
      )}
      <PollMeta post={post} facts={facts} now={now} isOver={isOver} canVote={canVote} />
      {canVote && !isChoosing && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-2">
          <Button size="sm" variant="text" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <Button size="sm" variant="text" onClick={() => vote(null)}>
            {t('retract')}
          </Button>
        </div>
      )}
      {wall}
    </div>
  )
}

/** The button that was pressed goes with the choice or the results; then the poll itself takes the focus. */
function useKeptFocus(isChoosing: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isChoosing)
  useEffect(() => {
    if (before.current !== isChoosing && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    before.current = isChoosing
  }, [isChoosing])
  return place
}
