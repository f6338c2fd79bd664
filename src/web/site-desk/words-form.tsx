import { useId, useState } from 'react'
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  type Text,
} from '../../contract/messages.ts'
import type { SiteSettings } from '../../contract/site-desk.ts'
import { useText } from '../platform/language.tsx'
import { FieldFrame } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { SettingForm } from './setting-form.tsx'
import { useSiteSave } from './site-queries.ts'

export function WordsForm({ stored }: { stored: SiteSettings['words'] }) {
  const t = useText(messages)
  const id = useId()
  const saving = useSiteSave()
  const [lists, setLists] = useState<Text>({
    en: stored.en.join('\n'),
    id: stored.id.join('\n'),
    my: stored.my.join('\n'),
  })
  const linesOf = (language: Language): string[] =>
    lists[language]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  function submit(): void {
    saving.save({ words: { en: linesOf('en'), id: linesOf('id'), my: linesOf('my') } })
  }
  return (
    <SettingForm title={t('words')} text={t('wordsText')} saving={saving} onSubmit={submit}>
      {LANGUAGES.map((language) => (
        <FieldFrame key={language} id={`${id}-${language}`} label={LANGUAGE_NAMES[language]}>
          <textarea
            id={`${id}-${language}`}
            className="input min-h-24 resize-y"
            rows={4}
            lang={LANGUAGE_TAGS[language]}
            spellCheck={false}
            value={lists[language]}
            onChange={(event) => setLists({ ...lists, [language]: event.currentTarget.value })}
          />
        </FieldFrame>
      ))}
    </SettingForm>
  )
}
