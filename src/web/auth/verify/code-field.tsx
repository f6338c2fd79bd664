import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
} from 'react'
import { VERIFICATION_CODE_LENGTH } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { messages } from './messages.ts'

interface CodeFieldProps {
  value: string
  onCode: (code: string) => void
  /** Typed, or put back by the browser, before the app was alive: shown, and sent only when asked to. */
  onEarlyCode: (code: string) => void
  error?: string | undefined
  takesFocus: boolean
}

/** One field rather than six: paste, autofill, correction and screen readers simply work. */
export function CodeField({ value, onCode, onEarlyCode, error, takesFocus }: CodeFieldProps) {
  const t = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const takeUp = useEffectEvent((typed: string) => {
    if (typed !== value) onEarlyCode(typed)
  })
  useLayoutEffect(() => takeUp(digitsOf(input.current?.value ?? '')), [])
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <Field
      ref={input}
      label={t('code')}
      hint={t('codeHint')}
      error={error}
      name="code"
      className="auth-code text-2xl/inherit tabular-nums tracking-[0.35em] text-center max-md:text-2xl/inherit"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={VERIFICATION_CODE_LENGTH}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(digitsOf(event.target.value))}
      onFocus={(event) => event.target.select()}
      // The browser would cut "123 456" to six characters before the blank is gone.
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault()
        const digits = digitsOf(event.clipboardData.getData('text'))
        if (digits !== '') onCode(digits)
      }}
    />
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH)
}
