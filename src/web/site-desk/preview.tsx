import type { ReactNode } from 'react'
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  type Text,
} from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** How it will look, in each language that has words already. */
export function Preview({ texts, children }: { texts: Text; children: (language: Language) => ReactNode }) {
  const t = useText(messages)
  const written = LANGUAGES.filter((language) => texts[language].trim() !== '')
  if (written.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-quiet text-sm">{t('preview')}</p>
      {written.map((language) => (
        <figure key={language} lang={LANGUAGE_TAGS[language]} className="grid gap-1">
          <div className="rounded-card border border-line overflow-hidden">{children(language)}</div>
          <figcaption className="text-quiet text-sm">{LANGUAGE_NAMES[language]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
