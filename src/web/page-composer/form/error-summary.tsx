import { useEffect, useRef } from 'react'
import { useText } from '../../platform/language.tsx'
import { locationStore } from '../../platform/location.ts'
import { keepWish } from '../../sign-in-wall/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './failure-messages.ts'
import { inOrder, type Errors, type Refusal } from './use-faults.ts'

interface ErrorSummaryProps {
  /** The fields' ids are this, a hyphen, and the field's name. */
  prefix: string
  errors: Errors
  refusal: Refusal | null
}

/** At the top of the form, with the focus: what is wrong, and a way to each place. */
export function ErrorSummary({ prefix, errors, refusal }: ErrorSummaryProps) {
  const t = useText(messages)
  const box = useRef<HTMLDivElement>(null)
  const faulty = inOrder(errors)
  const number = refusal?.number
  useEffect(() => {
    if (number === undefined) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [number])
  if (refusal === null || (refusal.message === null && faulty.length === 0)) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="composer-summary">
      <p className="composer-summary-title">
        {refusal.message === null ? t('faults', { count: faulty.length }) : t('refused')}
      </p>
      {refusal.message !== null && <p>{refusal.message}</p>}
      {faulty.length > 0 && (
        <ul>
          {faulty.map((name) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => focusField(prefix, name)}>
                {errors[name]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {refusal.isSignedOut && (
        <LinkButton to="/login" variant="primary" onClick={keepPlace}>
          {t('signIn')}
        </LinkButton>
      )}
    </div>
  )
}

/** After signing in the writer is brought back to where he was. */
export function keepPlace(): void {
  const { path, query } = locationStore.get()
  const search = query.toString()
  keepWish({ kind: 'post', place: search === '' ? path : `${path}?${search}` })
}

/** A group takes the focus to the first thing in it. */
export function controlOf(prefix: string, name: string): HTMLElement | null {
  const found = document.getElementById(`${prefix}-${name.replace('.', '-')}`)
  if (found === null || found.matches('input, textarea')) return found
  return found.querySelector<HTMLElement>('button:enabled, input, textarea')
}

export function focusField(prefix: string, name: string): void {
  const control = controlOf(prefix, name)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
