import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Text } from '../../contract/messages.ts'
import { Field } from '../ui/field.tsx'

export const NO_TEXTS: Text = { en: '', id: '', my: '' }

interface ThreeTextsProps {
  value: Text
  max: number
  /** The form asked for all of them: the empty ones are marked. */
  isFaulty?: boolean
  onChange: (value: Text) => void
}

/** One line in each of the three languages. */
export function ThreeTexts({ value, max, isFaulty = false, onChange }: ThreeTextsProps) {
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      label={LANGUAGE_NAMES[language]}
      lang={LANGUAGE_TAGS[language]}
      dir="auto"
      aria-invalid={(isFaulty && value[language].trim() === '') || undefined}
      maxLength={max}
      value={value[language]}
      onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
    />
  ))
}

/** Saved as it is shown; none may be missing. */
export function isWhole(texts: Text): boolean {
  return LANGUAGES.every((language) => texts[language].trim() !== '')
}
