import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
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
      <div className="write-chips flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <label key={language} className="write-chip" lang={LANGUAGE_TAGS[language]}>
            <input
              type="radio"
              name="language"
              className="sr-only"
              value={language}
              checked={language === value}
              onChange={() => onChange(language)}
            />
            {LANGUAGE_NAMES[language]}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
