import { useId } from 'react'

interface ChoiceChipsProps<T extends string | number> {
  label: string
  choices: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  hint?: string | undefined
}

/** A few words of which one holds; arrow keys go through them as through any radio buttons. */
export function ChoiceChips<T extends string | number>(props: ChoiceChipsProps<T>) {
  const { label, choices, value, onChange, hint } = props
  const name = useId()
  return (
    <fieldset className="field" aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className="field-head mb-1">{label}</legend>
      <div className="flex flex-wrap gap-1 -mx-3">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="composer-chip relative inline-flex items-center min-h-9 px-3 py-1 rounded-control font-semibold cursor-pointer max-md:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
