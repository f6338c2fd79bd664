import { useId } from 'react'
import { describedBy, FieldError } from '../ui/field.tsx'

interface ReasonChoiceProps<Value extends string> {
  legend: string
  choices: { value: Value; label: string }[]
  value: Value | null
  error: string | undefined
  onChange: (value: Value) => void
}

export function ReasonChoice<Value extends string>({
  legend,
  choices,
  value,
  error,
  onChange,
}: ReasonChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset role="radiogroup" {...describedBy(id, { error })}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex items-center gap-3 min-h-10 -mx-2.5 px-2.5 py-1.5 rounded-control cursor-pointer hover:bg-raised max-md:min-h-11"
        >
          <input
            className="flex-none size-4.5"
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
    </fieldset>
  )
}
