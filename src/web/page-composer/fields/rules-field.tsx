import { useText } from '../../platform/language.tsx'
import { describedBy, FieldError } from '../../ui/field.tsx'
import type { PlaceRules } from '../post-place.ts'
import { messages } from './messages.ts'

interface RulesFieldProps {
  id: string
  rules: PlaceRules
  error: string | undefined
  onAnswer: () => void
}

/** What a place asks of those who post there, read and accepted before their first post. */
export function RulesField({ id, rules, error, onAnswer }: RulesFieldProps) {
  const t = useText(messages)
  function accept(areAccepted: boolean): void {
    rules.onAccept(areAccepted)
    onAnswer()
  }
  return (
    <section className="grid gap-3 pt-4 border-t border-line" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-base font-semibold" dir="auto">
        {rules.heading}
      </h2>
      <ol className="grid gap-2 pl-6 list-decimal marker:text-quiet">
        {rules.lines.map(({ title, text }) => (
          <li key={title}>
            <b className="font-semibold" dir="auto">
              {title}
            </b>
            {text !== '' && (
              <p className="text-quiet text-sm" dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="field">
        <label className="flex items-center gap-3 min-h-11 cursor-pointer">
          <input
            id={id}
            type="checkbox"
            className="flex-none size-5"
            checked={rules.areAccepted}
            {...describedBy(id, { error })}
            onChange={(event) => accept(event.currentTarget.checked)}
          />
          {t('acceptRules')}
        </label>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </section>
  )
}
