import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import { messages } from './messages.ts'

interface LanguageFieldProps {
  value: Language
  onChange: (language: Language) => void
  isDetected: boolean
  error: string | undefined
}

export function LanguageField({ value, onChange, isDetected, error }: LanguageFieldProps) {
  const t = useText(messages)
  return (
    <ChoiceFrame
      id="write-language"
      label={t('language')}
      hint={t(isDetected ? 'languageDetected' : 'languageHint')}
      error={error}
    >
      <ChoiceChips
        choices={LANGUAGES.map((language) => ({
          value: language,
          label: LANGUAGE_NAMES[language],
          lang: LANGUAGE_TAGS[language],
        }))}
        value={value}
        onChange={onChange}
      />
    </ChoiceFrame>
  )
}
