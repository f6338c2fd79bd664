import { useId } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { messages } from './messages.ts'

interface WritingChoiceProps {
  writing: Language | null
  onChange: (writing: Language | null) => void
}

/** What a new article is taken to be written in as long as its text does not tell. */
export function WritingChoice({ writing, onChange }: WritingChoiceProps) {
  const t = useText(messages)
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{t('writing')}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-quiet text-sm">
        {t('writingText')}
      </p>
      <ChoiceChips
        choices={[...LANGUAGES, null].map((language) => ({
          value: language,
          label: language === null ? t('detect') : LANGUAGE_NAMES[language],
          lang: language === null ? undefined : LANGUAGE_TAGS[language],
        }))}
        value={writing}
        onChange={onChange}
      />
    </fieldset>
  )
}
