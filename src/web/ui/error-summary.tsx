import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../platform/language.tsx'
import { LinkButton } from './button.tsx'
import { messages } from './form-messages.ts'
import type { FieldErrors, Refusal } from './use-form-errors.ts'

interface ErrorSummaryProps {
  /** The fields' ids are this, a hyphen, and the field's name. */
  prefix: string
  errors: FieldErrors
  refusal: Refusal | null
  /** Keeps the place, so that the address to sign in leads back here. */
  onSignIn: () => void
}

/**
 * At the top of the form, with the focus: what is wrong, and a way to each place. A single mistake is told beside its
 * field alone, and the focus goes there.
 */
export function ErrorSummary({ prefix, errors, refusal, onSignIn }: ErrorSummaryProps) {
  const t = useText(messages)
  const box = useRef<HTMLDivElement>(null)
  const number = refusal?.number
  const only = refusal?.only ?? null
  const lead = useEffectEvent(() => {
    // Shown after all where the field is not there to tell it.
    const control = only === null ? null : controlOf(prefix, only)
    if (box.current !== null) box.current.hidden = control !== null
    if (only !== null && control !== null) return focusField(prefix, only)
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (number !== undefined) lead()
  }, [number])
  const faults = Object.entries(errors)
  if (refusal === null || (refusal.message === null && faults.length === 0)) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary" hidden={only !== null}>
      <p className="error-summary-title">
        {refusal.message === null ? t('faults', { count: faults.length }) : t('refused')}
      </p>
      {refusal.message !== null && <p>{refusal.message}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(([name, words]) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => focusField(prefix, name)}>
                {words}
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

/** A group takes the focus to the first thing in it. */
export function controlOf(prefix: string, name: string): HTMLElement | null {
  const found = document.getElementById(`${prefix}-${name.replace('.', '-')}`)
  if (found === null || found.matches('button, input, select, textarea')) return found
  return found.querySelector<HTMLElement>('button:enabled, input, textarea')
}

export function focusField(prefix: string, name: string): void {
  const control = controlOf(prefix, name)
  control?.focus()
  // What sticks to the edge is on the screen already; its place in the page is far below.
  if (control?.closest('.sticky-bar') === null) control.scrollIntoView({ block: 'center' })
}
