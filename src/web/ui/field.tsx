import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export interface FieldWords {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** A link or button at the end of the label's row. */
  action?: ReactNode
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords & { id?: string | undefined }

/** A labelled input with its error beside it. */
export function Field({ label, hint, error, action, id, className = '', ...input }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} action={action}>
      <input
        id={fieldId}
        className={`input ${className}`.trimEnd()}
        {...describedBy(fieldId, { hint, error })}
        {...input}
      />
    </FieldFrame>
  )
}

/** What joins an input to its hint and error; pass the same id to the frame. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return { 'aria-invalid': error !== undefined || undefined, 'aria-describedby': ids || undefined }
}

/** Why something was not taken; nothing where there is no reason. */
export function FieldError({ children, ...line }: ComponentProps<'p'>) {
  if (children === undefined) return null
  return (
    <p className="field-error" {...line}>
      <CircleAlert />
      {children}
    </p>
  )
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

export function FieldFrame({ id, label, hint, error, action, children }: FieldFrameProps) {
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {action}
      </div>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
    </div>
  )
}
