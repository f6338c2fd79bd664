import { POLL_QUESTION_MAX } from '../../../contract/limits.ts'
import { POLL_DAYS, POLL_RESULTS } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { messages as fieldMessages } from '../fields/messages.ts'
import { textLeft } from '../fields/text-left.ts'
import type { PostValues } from '../form/post-values.ts'
import { messages } from './messages.ts'
import './poll.css'
import { PollChoice } from './poll-choice.tsx'
import { PollOptions } from './poll-options.tsx'

type Question = Pick<PostValues, 'votingQuestion' | 'votingOptions'>
type Poll = Question & Pick<PostValues, 'votingDays' | 'votingResults'>
type Errors = Partial<Record<string, string>>

interface QuestionFieldsProps {
  prefix: string
  values: Question
  change: (changed: Partial<Question>, field: keyof Question) => void
  errors: Errors
}

const NEAR_END = 30

/** What is asked and what can be answered: all of a poll that can be changed afterwards, for a while. */
export function QuestionFields({ prefix, values, change, errors }: QuestionFieldsProps) {
  const t = useText(messages)
  const left = useText(fieldMessages)
  const room = textLeft(left, values.votingQuestion, POLL_QUESTION_MAX, NEAR_END)
  return (
    <>
      <Field
        id={`${prefix}-votingQuestion`}
        label={t('question')}
        value={values.votingQuestion}
        dir="auto"
        autoComplete="off"
        hint={room.hint}
        error={room.error ?? errors['votingQuestion']}
        onChange={(event) => change({ votingQuestion: event.currentTarget.value }, 'votingQuestion')}
      />
      <PollOptions
        id={`${prefix}-votingOptions`}
        options={values.votingOptions}
        onChange={(votingOptions) => change({ votingOptions }, 'votingOptions')}
        errors={errors}
      />
    </>
  )
}

interface PollFieldsProps {
  prefix: string
  values: Poll
  change: (changed: Partial<Poll>, field: keyof Poll) => void
  onRemove: () => void
  errors: Errors
}

export function PollFields({ prefix, values, change, onRemove, errors }: PollFieldsProps) {
  const t = useText(messages)
  const { votingDays, votingResults } = values
  return (
    <fieldset className="composer-poll grid grid-cols-1 gap-5 min-w-0 pt-5 border-t border-line">
      <legend>{t('poll')}</legend>
      <QuestionFields prefix={prefix} values={values} change={change} errors={errors} />
      <PollChoice
        label={t('days')}
        choices={POLL_DAYS.map((days) => ({
          value: days,
          label: days === 0 ? t('noEnd') : t('day', { count: days }),
        }))}
        value={votingDays}
        onChange={(days) => change({ votingDays: days }, 'votingDays')}
      />
      <PollChoice
        label={t('results')}
        choices={POLL_RESULTS.map((results) => ({ value: results, label: t(results) }))}
        value={votingResults}
        onChange={(results) => change({ votingResults: results }, 'votingResults')}
        hint={votingDays === 0 && votingResults === 'at_end' ? t('noEndResults') : undefined}
      />
      <p className="text-quiet text-sm">{t('secret')}</p>
      <Button size="sm" variant="text" className="justify-self-start" onClick={onRemove}>
        {t('remove')}
      </Button>
    </fieldset>
  )
}
