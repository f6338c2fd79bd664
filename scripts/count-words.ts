import { LANGUAGES, type Language } from '../src/contract/messages.ts'
import { placeholders } from '../src/architecture/message-rules.ts'
import { TEXT_KINDS, type FoundText, type TextKind } from '../src/architecture/read-texts.ts'

export interface KindCounts {
  kind: TextKind
  texts: number
  missing: number
  /** Texts whose placeholders are not those of the English one. */
  otherPlaceholders: number
  words: number
}

/** What there is in one language, by the place where it is. */
export function countTexts(texts: FoundText[], language: Language): KindCounts[] {
  return TEXT_KINDS.filter((kind) => kind !== 'other').map((kind) => {
    const ofKind = texts.filter((text) => text.kind === kind)
    const written = ofKind.map(({ words }) => words[language] ?? '')
    return {
      kind,
      texts: written.length,
      missing: written.filter((text) => text.trim() === '').length,
      otherPlaceholders: ofKind.filter(({ words }) => !hasSamePlaceholders(words, language)).length,
      words: written.reduce((sum, text) => sum + wordCount(text), 0),
    }
  })
}

function hasSamePlaceholders(words: FoundText['words'], language: Language): boolean {
  return placeholders(words.en ?? '') === placeholders(words[language] ?? '')
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Texts that Indonesian and Malay share; `Anda` and `anda` are the same word. */
export function equalTexts(texts: FoundText[]): FoundText[] {
  return texts.filter(({ words }) => words.id !== undefined && plain(words.id) === plain(words.my ?? ''))
}

export function isSameInAll({ words }: FoundText): boolean {
  return plain(words.en ?? '') === plain(words.id ?? '')
}

const plain = (text: string): string => text.replaceAll('Anda', 'anda')

export interface Family {
  en: string
  /** Each way in which it was said, with the texts that say so. */
  ways: { said: string; where: string[] }[]
}

/** The same English with more than one translation. */
export function familiesOf(texts: FoundText[], language: Language): Family[] {
  return [...groupBy(texts, 'en')]
    .map(([en, members]) => ({ en, ways: [...groupBy(members, language)] }))
    .filter(({ ways }) => ways.length > 1)
    .map(({ en, ways }) => ({
      en,
      ways: ways.map(([said, members]) => ({ said, where: members.map(nameOf) })),
    }))
}

function groupBy(texts: FoundText[], language: Language): Map<string, FoundText[]> {
  const groups = new Map<string, FoundText[]>()
  for (const text of texts) {
    const said = text.words[language] ?? ''
    groups.set(said, [...(groups.get(said) ?? []), text])
  }
  return groups
}

export function nameOf({ path, key }: FoundText): string {
  return `${path.replace(/^src\//, '').replace(/[/-]messages\.ts$/, '')} ${key}`
}

/** Buttons have at most so many characters; a placeholder is none. */
export const BUTTON_CHARACTERS = 20

export function isLongForButton(text: string): boolean {
  return text.split('|').some((form) => form.replaceAll(/\{\w*\}/g, '').length > BUTTON_CHARACTERS)
}

/** The languages in which the label of a button is too long. */
export function longLanguages({ words }: FoundText): Language[] {
  return LANGUAGES.filter((language) => isLongForButton(words[language] ?? ''))
}
