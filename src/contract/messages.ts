/** The languages of the interface. `my` is the specification's code for Malay; outside the site it is `ms`. */
export const LANGUAGES = ['en', 'id', 'my'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** One text in three languages; a missing one does not compile. */
export type Text = Record<Language, string>
export type Messages<K extends string = string> = Record<K, Text>

export const LANGUAGE_TAGS = { en: 'en', id: 'id', my: 'ms' } as const satisfies Record<Language, string>
export const LOCALES = { en: 'en', id: 'id-ID', my: 'ms-MY' } as const satisfies Record<Language, string>
export const LANGUAGE_NAMES = {
  en: 'English',
  id: 'Bahasa Indonesia',
  my: 'Bahasa Melayu',
} as const satisfies Record<Language, string>

/** Texts of one feature, the three languages side by side. */
export function defineMessages<K extends string>(messages: Messages<K>): Messages<K> {
  return messages
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Languages in somebody's order of preference, as they stand in an address: `my-id`. */
export function isReadingOrder(value: string): boolean {
  const languages = value.split('-')
  return languages.every(isLanguage) && new Set(languages).size === languages.length
}

export type TextValues = Record<string, string | number>

/**
 * Fills `{name}` placeholders. A text of the form `one thing|{count} things` has an English singular:
 * the part before the bar is taken when `count` is 1.
 */
export function fillText(text: string, values: TextValues = {}): string {
  const [singular, plural] = text.split('|')
  const form = plural === undefined || values['count'] === 1 ? (singular ?? text) : plural
  return form.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
