import { SUMMARY_MAX } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { messages } from './summary-messages.ts'

interface SummaryFieldProps {
  value: string
  onChange: (value: string) => void
  hint?: string
  error: string | undefined
}

/** What the history will say about the change. */
export function SummaryField({ value, onChange, hint, error }: SummaryFieldProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  return (
    <Field
      id="write-summary"
      name="summary"
      data-mentions=""
      label={t('summary')}
      hint={hint}
      value={value}
      maxLength={SUMMARY_MAX}
      readOnly={!isAlive}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
