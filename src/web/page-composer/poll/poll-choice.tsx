import { useId } from 'react'
import { ChoiceChips, type Choice } from '../../ui/choice-chips.tsx'

interface PollChoiceProps<T extends string | number> {
  label: string
  choices: readonly Choice<T>[]
  value: T
  onChange: (value: T) => void
  hint?: string | undefined
}

export function PollChoice<T extends string | number>({ label, hint, ...chips }: PollChoiceProps<T>) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="field-head mb-1">{label}</legend>
      <ChoiceChips {...chips} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
