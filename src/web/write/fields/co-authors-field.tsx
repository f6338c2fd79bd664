import { useState } from 'react'
import { COAUTHORS_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { WordsField } from './words-field.tsx'

interface CoAuthorsFieldProps {
  value: string[]
  invited: string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

export function CoAuthorsField({ value, invited, onChange, error }: CoAuthorsFieldProps) {
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
