import { Check } from 'lucide-react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { percentsOf, type PollFacts } from './poll-facts.ts'

/** How the others have chosen, as words; the bar behind says the same to the eye. */
export function PollResults({ post, facts }: { post: PagePost; facts: PollFacts }) {
  const t = useText(messages)
  const percents = facts.counts === null ? null : percentsOf(facts.counts)
  return (
    <>
      {/* What the title says is not said twice. */}
      <p className={post.votingQuestion === post.title ? 'sr-only' : 'mb-2 font-semibold'} dir="auto">
        {post.votingQuestion}
      </p>
      <ul aria-label={t('results')}>
        {post.votingOptions.map((option, place) => (
          <PollRow
            key={option}
            option={option}
            percent={percents?.[place] ?? null}
            isMine={facts.mine === place}
          />
        ))}
      </ul>
    </>
  )
}

function PollRow({ option, percent, isMine }: { option: string; percent: number | null; isMine: boolean }) {
  const t = useText(messages)
  return (
    <li
      className="post-poll-row flex items-center gap-2.5 min-h-10 overflow-hidden rounded-control data-mine:font-semibold max-md:min-h-11"
      data-mine={isMine || undefined}
    >
      {percent !== null && (
        <span
          role="progressbar"
          className="post-poll-bar"
          aria-label={option}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          data-done={percent === 100 || undefined}
        >
          <svg className="post-poll-fill" width={`${percent}%`} height="100%" aria-hidden="true" />
        </span>
      )}
      <span className="min-w-0" dir="auto">
        {option}
      </span>
      {isMine && (
        <>
          <Check aria-hidden="true" />
          <span className="sr-only">{t('yours')}</span>
        </>
      )}
      {percent !== null && (
        <span className="flex-none ml-auto text-sm font-semibold tabular-nums">
          {t('percent', { percent })}
        </span>
      )}
    </li>
  )
}
