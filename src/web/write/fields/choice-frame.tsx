import type { ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'

interface ChoiceFrameProps {
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
  children: ReactNode
}

/** A group of choices with its name, hint and error, as a single field has them. */
export function ChoiceFrame({ id, label, hint, error, children }: ChoiceFrameProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field write-choice"
      aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
    >
      <legend className="field-head">{label}</legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div id={`${id}-hint`} className="field-hint" role="status">
        {hint}
      </div>
    </fieldset>
  )
}
