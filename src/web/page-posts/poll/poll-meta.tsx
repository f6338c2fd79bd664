import type { PagePost } from '../../../contract/page-posts.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { messages } from './messages.ts'
import { timeLeft, type PollFacts } from './poll-facts.ts'

interface PollMetaProps {
  post: PagePost
  facts: PollFacts
  now: number | null
  isOver: boolean
  canVote: boolean
}

/** How many, how long still, and what happens next. */
export function PollMeta({ post, facts, now, isOver, canVote }: PollMetaProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const exact = formatNumber(facts.total, language)
  const votes = t('votes', { count: facts.total }).replace(String(facts.total), exact)
  if (post.isNsfw) return <p className="meta-line post-poll-meta mt-2">{t('off')}</p>
  return (
    <p className="meta-line post-poll-meta mt-2">
      <span>{votes}</span>
      {isOver ? <span>{t('final')}</span> : <Left endsAt={post.votingEndsAt} now={now} />}
      {canVote && <span>{t(nextWord(post, facts))}</span>}
    </p>
  )
}

function Left({ endsAt, now }: { endsAt: string | null; now: number | null }) {
  const t = useText(messages)
  if (endsAt === null) return null
  if (now === null) return <span>{fillNodes(t('endsOn'), { date: <ShortDate at={endsAt} /> })}</span>
  const left = timeLeft(endsAt, now)
  if (left === null) return null
  return (
    <span>
      <time dateTime={endsAt}>{t(left.unit, { count: left.count })}</time>
    </span>
  )
}

function nextWord(
  { votingResults }: PagePost,
  { mine, counts }: PollFacts,
): 'afterVote' | 'atEnd' | 'canChange' | 'secret' {
  if (votingResults === 'at_end' && counts === null) return 'atEnd'
  if (mine !== null) return 'canChange'
  return votingResults === 'after_vote' ? 'afterVote' : 'secret'
}
