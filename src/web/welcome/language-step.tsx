import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { useLanguageChoices } from '../reading/public.ts'
import { ChoiceChips, ToggleChips } from '../ui/choice-chips.tsx'
import { messages } from './messages.ts'

const CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: LANGUAGE_TAGS[language],
}))

/** Until something is chosen, the language of the menus stands for what is read. */
export function LanguageStep() {
  const t = useText(messages)
  const { language, setLanguage } = useLanguage()
  const { choices, choose } = useLanguageChoices()
  const reading = choices.reading.length === 0 ? [language] : choices.reading
  const toggle = (one: Language) =>
    choose({
      reading: reading.includes(one) ? reading.filter((other) => other !== one) : [...reading, one],
    })
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('menus')}</legend>
        <ChoiceChips choices={CHOICES} value={language} onChange={setLanguage} />
      </fieldset>
      <fieldset className="min-w-0 mt-6">
        <legend className="mb-2 font-semibold">{t('reading')}</legend>
        <ToggleChips choices={CHOICES} chosen={reading} onToggle={toggle} />
      </fieldset>
    </>
  )
}
