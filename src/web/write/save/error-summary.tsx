import { useEffect, useRef } from 'react'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { FIELDS, type FieldName } from '../check-article.ts'
import { messages } from './messages.ts'
import type { Refusal } from './use-save.ts'

interface ErrorSummaryProps {
  errors: Partial<Record<FieldName, string>>
  refusal: Refusal | null
  /** Keeps the place, so that the address to sign in leads back here. */
  onSignIn: () => void
}

/** At the top of the form, with the focus: what is wrong, and a way to each place. */
export function ErrorSummary({ errors, refusal, onSignIn }: ErrorSummaryProps) {
  const t = useText(messages)
  const box = useRef<HTMLDivElement>(null)
  const faulty = FIELDS.filter((field) => errors[field] !== undefined)
  const number = refusal?.number
  useEffect(() => {
    if (number === undefined) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [number])
  if (refusal === null || (refusal.message === null && faulty.length === 0)) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="write-summary">
      <p className="write-summary-title">
        {refusal.message === null ? t('faults', { count: faulty.length }) : t('refused')}
      </p>
      {refusal.message !== null && <p>{refusal.message}</p>}
      {faulty.length > 0 && (
        <ul>
          {faulty.map((field) => (
            <li key={field}>
              <button type="button" className="link" onClick={() => focusField(field)}>
                {errors[field]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {refusal.isSignedOut && (
        <LinkButton to="/login" variant="primary" onClick={onSignIn}>
          {t('signIn')}
        </LinkButton>
      )}
    </div>
  )
}

/** Every field of the form has an id that names it; a group of choices takes the focus to its first one. */
export function focusField(field: FieldName): void {
  const found = document.getElementById(`write-${field}`)
  const target = found?.matches('fieldset') ? found.querySelector<HTMLElement>('button, input') : found
  target?.focus()
  found?.scrollIntoView({ block: 'center' })
}
