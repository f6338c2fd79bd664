import { DESCRIPTION_LENGTH } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'

/** Which version of an article a reader gets: his language, then the one he is likeliest to read. */
const READ_INSTEAD = {
  en: ['en'],
  id: ['id', 'my', 'en'],
  my: ['my', 'id', 'en'],
} as const satisfies Record<Language, readonly Language[]>

/** The languages for a reader in the order of his wishes; after them comes the original. */
export function readingOrder(...wishes: Language[]): Language[] {
  return [...new Set(wishes.flatMap((language) => READ_INSTEAD[language]))]
}

/** The beginning of an excerpt, cut between words. */
export function describe(excerpt: string): string {
  const letters = Array.from(excerpt)
  if (letters.length <= DESCRIPTION_LENGTH) return excerpt
  const cut = letters.slice(0, DESCRIPTION_LENGTH - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/, '')}…`
}

export function countCharacters(text: string): number {
  return Array.from(text).length
}
