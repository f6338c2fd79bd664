import { useId } from 'react'
import { SCOPES, type Scope } from '../../contract/api-tokens.ts'
import { useText } from '../platform/language.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { messages as scopeWords } from './scope-messages.ts'

interface ScopeChoiceProps {
  chosen: readonly Scope[]
  onChange: (scopes: Scope[]) => void
  error: string | undefined
}

/** What a token may do: any of a few, each by its name in the API and in plain words. */
export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const t = useText(messages)
  const says = useText(scopeWords)
  const id = useId()
  const isOn = (scope: Scope) => chosen.includes(scope)
  const toggle = (scope: Scope) => onChange(SCOPES.filter((one) => isOn(one) !== (one === scope)))
  return (
    <fieldset
      className="field"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field-head mb-1.5">{t('may')}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className="flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            className="size-5 flex-none accent-accent"
            checked={isOn(scope)}
            onChange={() => toggle(scope)}
          />
          <span className="min-w-0">
            {says(scope)} <code className="text-sm text-quiet">{scope}</code>
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
