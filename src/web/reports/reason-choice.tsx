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
      <legend className="report-legend">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="report-reason">
          <input
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
