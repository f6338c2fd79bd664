import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

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
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
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
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          <CircleAlert />
          {error}
        </p>
      )}
    </fieldset>
  )
}
