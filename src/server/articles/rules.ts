import { DESCRIPTION_LENGTH } from '../../contract/limits.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import { endCut } from '../../contract/plain-text.ts'

/** Which version of an article a reader gets: their language, then the one they are likeliest to understand. */
const READ_INSTEAD = {
  en: ['en'],
  id: ['id', 'my', 'en'],
  my: ['my', 'id', 'en'],
} as const satisfies Record<Language, readonly Language[]>

/** The languages for a reader in order of preference; after them comes the original. */
export function readingOrder(...languages: Language[]): Language[] {
  return [...new Set(languages.flatMap((language) => READ_INSTEAD[language]))]
}

/**
 * A reader's order of languages: that of the interface and then exactly the ones they chose (`my-id`). Without a choice
 * it is what they are likeliest to understand.
 */
export function languageOrder(language: Language, reading: string | undefined): Language[] {
  if (reading === undefined) return readingOrder(language)
  return [...new Set([language, ...reading.split('-').filter(isLanguage)])]
}

/** The same order gets the same cached answer: `id` and `en-id` are one for a reader of English menus. */
export function unifyReading<Q extends { reading?: string | undefined }>(query: Q, language: Language): Q {
  const { reading } = query
  return reading === undefined ? query : { ...query, reading: languageOrder(language, reading).join('-') }
}

/** The beginning of an excerpt, cut between words. */
export function describe(excerpt: string): string {
  const letters = Array.from(excerpt)
  if (letters.length <= DESCRIPTION_LENGTH) return excerpt
  const cut = letters.slice(0, DESCRIPTION_LENGTH - 1).join('')
  const space = cut.lastIndexOf(' ')
  return endCut(space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut)
}

export function countCharacters(text: string): number {
  return Array.from(text).length
}
