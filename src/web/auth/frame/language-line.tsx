import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

export function LanguageLine() {
  const t = useText(messages)
  const choice = useLanguage()
  return (
    <div role="group" aria-label={t('language')} className="auth-languages meta-line">
      {LANGUAGES.map((offered) => (
        <button
          className="py-3 hover:text-text aria-pressed:text-text"
          key={offered}
          type="button"
          lang={LANGUAGE_TAGS[offered]}
          aria-pressed={offered === choice.language}
          onClick={() => choice.setLanguage(offered)}
        >
          {LANGUAGE_NAMES[offered]}
        </button>
      ))}
    </div>
  )
}
