import { cleanTerm } from '../../contract/search-rules.ts'
import { toTag } from '../../contract/tag-rules.ts'

/** What somebody searches for, read once for everything that is searched. */
export interface SearchTerm {
  /** Spec 5: what was typed without `< > ' "`, as it is shown. */
  shown: string
  /** The same with its quotation marks and minuses, a phrase and what must not be there, and apostrophes within words. */
  asked: string
  /** The last word may still be typed: the text before it, and the beginning that others may continue. */
  last: { before: string; prefix: string } | undefined
  /** The whole of it as a tag, which may be called otherwise in another language. */
  tag: string
}

/** Shorter beginnings of words are in too much to be of use. */
const PREFIX_MIN = 3
/** Marks that nobody sees: they turn the writing direction around, or join letters. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Inside of a word, as in Qur'an, which is two words to PostgreSQL and must stay two. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])'(?=[\p{L}\p{M}])/gu

export function readSearchTerm(typed: string): SearchTerm {
  const seen = typed.replaceAll(UNSEEN, '').replaceAll(APOSTROPHE, '’')
  const asked = dropIdleMinuses(seen.replaceAll(/[<>']/g, '')).trim()
  return { shown: cleanTerm(typed), asked, last: splitLastWord(asked), tag: toTag(cleanTerm(typed)) }
}

/** The last word, unless it is in a phrase or must not be there. */
export function splitLastWord(
  term: string,
  least = PREFIX_MIN,
): { before: string; prefix: string } | undefined {
  const prefix = /(?:^|\s)([\p{L}\p{M}\p{N}]+)$/u.exec(term)?.[1]
  if (prefix === undefined || prefix.length < least) return undefined
  const before = term.slice(0, -prefix.length)
  const isInPhrase = before.split('"').length % 2 === 0
  return isInPhrase ? undefined : { before, prefix }
}

/** A minus means "without" in front of a word or a phrase; PostgreSQL fails at thirty of them in front of nothing. */
function dropIdleMinuses(term: string): string {
  return term.replaceAll(/-(?![\p{L}\p{M}\p{N}"])/gu, ' ')
}
