import { CircleAlert } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { percentsOf, type PollFacts } from './poll-facts.ts'

interface PollChoiceProps {
  post: PagePost
  facts: PollFacts
  onVote: (option: number) => void
  /** Back to the results, for who has voted. */
  onCancel?: (() => void) | undefined
}

/** Radios and a button: arrow keys only choose, nobody votes by walking past. */
export function PollChoice({ post, facts, onVote, onCancel }: PollChoiceProps) {
  const t = useText(messages)
  const id = useId()
  const [chosen, setChosen] = useState(facts.mine)
  const [isAsked, setAsked] = useState(false)
  // Of nothing there are no shares.
  const percents = facts.counts === null || facts.total === 0 ? null : percentsOf(facts.counts)
  const isMissing = isAsked && chosen === null
  function send(event: FormEvent): void {
    event.preventDefault()
    setAsked(true)
    if (chosen !== null) onVote(chosen)
  }
  return (
    <form noValidate onSubmit={send}>
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend className={post.votingQuestion === post.title ? 'sr-only' : 'mb-2 font-semibold'} dir="auto">
          {post.votingQuestion}
        </legend>
        {post.votingOptions.map((option, place) => (
          <label
            key={option}
            className="post-poll-option flex items-center gap-2.5 min-h-10 overflow-hidden rounded-control cursor-pointer max-md:min-h-11"
          >
            <input
              className="flex-none size-4.5 focus-visible:outline-none"
              type="radio"
              name={id}
              value={place}
              checked={chosen === place}
              onChange={() => setChosen(place)}
            />
            <span dir="auto">{option}</span>
            {percents !== null && (
              <span className="flex-none ml-auto text-sm font-semibold tabular-nums">
                {t('percent', { percent: percents[place] ?? 0 })}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p id={`${id}-error`} className="field-error" role="alert">
          <CircleAlert />
          {t('choose')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-2">
        <Button size="sm" type="submit">
          {t('vote')}
        </Button>
        {onCancel !== undefined && (
          <Button size="sm" variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
