import { DESCRIPTION_LENGTH } from '../../contract/limits.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'

/** Which version of an article a reader gets: his language, then the one he is likeliest to read. */
const READ_INSTEAD = {
  en: ['en'],
  id: ['id', 'my', 'en'],
  my: ['my', 'id', 'en'],
} as const satisfies Record<Language, readonly Language[]>

/** The languages for a reader in the order of his wishes; after them comes the original. */
export function readingOrder(...languages: Language[]): Language[] {
  return [...new Set(languages.flatMap((language) => READ_INSTEAD[language]))]
}

/**
 * What a reader wishes for: the language of his interface and then exactly what he said (`my-id`). Who said nothing is
 * given what he is likeliest to read.
 */
export function languageOrder(language: Language, reading: string | undefined): Language[] {
  if (reading === undefined) return readingOrder(language)
  return [...new Set([language, ...reading.split('-').filter(isLanguage)])]
}

/** Who wishes for the same is given the same answer: `id` and `en-id` are one for a reader of English menus. */
export function normaliseReading<Q extends { reading?: string | undefined }>(
  query: Q,
  language: Language,
): Q {
  const { reading } = query
  return reading === undefined ? query : { ...query, reading: languageOrder(language, reading).join('-') }
}

/** The beginning of an excerpt, cut between words. */
export function describe(excerpt: string): string {
  const letters = Array.from(excerpt)
  if (letters.length <= DESCRIPTION_LENGTH) return excerpt
  const cut = letters.slice(0, DESCRIPTION_LENGTH - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}

export function countCharacters(text: string): number {
  return Array.from(text).length
}
