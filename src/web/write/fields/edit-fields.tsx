import { useState } from 'react'
import { COAUTHORS_MAX, SUMMARY_MAX } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { messages } from './messages.ts'
import { WordsField } from './words-field.tsx'

interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  error: string | undefined
}

export function CoAuthorsField({
  value,
  invited,
  onChange,
  error,
}: FieldProps<string[]> & { invited: string[] }) {
  const t = useText(messages)
  const [typed, setTyped] = useState('')
  return (
    <WordsField
      id="write-coAuthors"
      label={t('coAuthors')}
      hint={t('coAuthorsHint')}
      prefix="@"
      values={value}
      onChange={onChange}
      most={COAUTHORS_MAX}
      noteOf={(alias) => (invited.includes(alias) ? t('invited') : undefined)}
      typed={typed}
      onTyped={setTyped}
      // Whether somebody has that alias only the server knows.
      normalise={(text) => text.trim().replace(/^@/, '').slice(0, 60) || null}
      unfit={t('coAuthorsHint')}
      error={error}
    />
  )
}

export function SummaryField({ value, onChange, error }: FieldProps<string>) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  return (
    <Field
      id="write-summary"
      name="summary"
      label={t('summary')}
      hint={t('summaryHint')}
      value={value}
      maxLength={SUMMARY_MAX}
      readOnly={!isAlive}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
