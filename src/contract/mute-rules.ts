import type { Mute } from './mutes.ts'

/** What is asked of a card or comment; each has some of it. */
export interface Judged {
  authorId?: number | null
  author?: { id: number } | null
  title?: string | null
  description?: string
  content?: string | null
  tags?: readonly string[]
}

/** Letters, marks and digits of scripts that put spaces between words. */
const WORD = /[\p{L}\p{M}\p{N}]/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The first mute that something falls under; one that hides counts more than one that folds. */
export function findMute(mutes: readonly Mute[], of: Judged, now: number): Mute | null {
  const authorId = of.authorId ?? of.author?.id
  const texts = [of.title, of.description, of.content].flatMap((text) => (text ? [toPlain(text)] : []))
  const falls = (mute: Mute): boolean => {
    if (mute.expiresAt !== null && Date.parse(mute.expiresAt) <= now) return false
    if (mute.kind === 'person') return mute.person?.id === authorId
    if (mute.kind === 'tag') return of.tags?.includes(mute.text) === true
    return texts.some((text) => hasWord(text, mute.text))
  }
  const found = mutes.filter(falls)
  return found.find(({ effect }) => effect === 'hide') ?? found[0] ?? null
}

/** As the server stores muted words: upper case and white space make no difference, marks on letters do. */
function toPlain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ')
}

/** Whether a text has a word, or several in a row, not as a part of a longer one. Each place is looked at once. */
export function hasWord(text: string, word: string): boolean {
  const [startsInWord, endsInWord] = [isBound(firstOf(word)), isBound(lastOf(word))]
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = lastOf(text.slice(Math.max(0, at - 2), at))
    const after = firstOf(text.slice(at + word.length, at + word.length + 2))
    if (!(startsInWord && WORD.test(before)) && !(endsInWord && WORD.test(after))) return true
  }
  return false
}

/** Where words stand apart, one does not begin in the middle of another. */
function isBound(letter: string): boolean {
  return WORD.test(letter) && !UNSPACED.test(letter)
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20)

function lastOf(text: string): string {
  const pair = text.slice(-2)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : (text.at(-1) ?? ' ')
}
