/** Where the words of a term stand in a text, for who shows it and for who cuts a piece out of it. */

const WORD = /([\p{L}\p{N}\p{M}]+)/u
/** A word or a phrase behind a minus. */
const WITHOUT = /(?:^|\s)-(?:"[^"]*"|[^\s"]+)/g
/** Shorter ones ("of", "the") are marked only beside a longer one. */
export const TELLING = 4
/** The last word may be one that was only begun. */
const BEGUN = 3
/** The search finds "star" for "stars": so much may be missing at the end. */
export const ENDING = 2

/** From how many letters on a word of the term is looked for by itself. */
export function tellingOf(wanted: readonly string[]): number {
  return Math.min(TELLING, Math.max(0, ...wanted.map(({ length }) => length)))
}

export interface Part {
  words: string
  isMarked: boolean
}

/** Words that follow one another are one mark: "Ring of Fire". */
export function partsOf(text: string, wanted: readonly string[], telling: number): Part[] {
  // Words stand at odd places, what is between them at even ones.
  const pieces = text.split(WORD)
  const all = pieces.map((piece) => piece.toLowerCase())
  const last = wanted.at(-1) ?? ''
  // Who wrote "the" means no word that begins so where there is a "the".
  const begun = all.includes(last) ? TELLING : BEGUN
  const isHit = (place: number) => place % 2 === 1 && isWanted(all[place] ?? '', wanted, begun)
  const parts: Part[] = []
  let from = 0
  for (let place = 1; place < pieces.length; place += 2) {
    if (!isHit(place)) continue
    let end = place
    while (isHit(end + 2)) end += 2
    const run = pieces.slice(place, end + 1)
    if (run.some((word, at) => at % 2 === 0 && word.length >= telling)) {
      parts.push({ words: pieces.slice(from, place).join(''), isMarked: false })
      parts.push({ words: run.join(''), isMarked: true })
      from = end + 1
    }
    place = end
  }
  parts.push({ words: pieces.slice(from).join(''), isMarked: false })
  return parts.filter(({ words }) => words !== '')
}

/** The words of a term but those that must not be there. */
export function wordsIn(term: string): string[] {
  return term
    .replaceAll(WITHOUT, ' ')
    .split(WORD)
    .filter((_, place) => place % 2 === 1)
    .map((word) => word.toLowerCase())
}

function isWanted(word: string, wanted: readonly string[], begun: number): boolean {
  return wanted.some(
    (one, place) =>
      word === one ||
      (one.length >= (place === wanted.length - 1 ? begun : TELLING) && word.startsWith(one)) ||
      (word.length >= TELLING && one.startsWith(word) && one.length - word.length <= ENDING),
  )
}

/** So much of the words before the hit is shown: where in a sentence it stands. */
const BEFORE_SHARE = 0.3

/** Words around the first hit, of so many characters; null where the beginning has one already, or none is there. */
export function aroundHit(text: string, term: string, length: number): string | null {
  const piece = pieceWithHit(text, term, length)
  return piece?.startsWith('…') === true ? piece : null
}

/** The first so many characters if they have a hit, else words around the first hit; null without one. */
export function pieceWithHit(text: string, term: string, length: number): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = firstHit(line, wordsIn(term))
  if (at === null) return null
  const start = at.end <= cutAt(line, 0, length) ? 0 : startOf(line, at.start, length)
  const end = cutAt(line, start, start === 0 ? length : length - 1)
  return `${start === 0 ? '' : '…'}${line.slice(start, end).trimEnd()}${end < line.length ? '…' : ''}`
}

/** Some words before the hit; one that is too long to stand there gives way. */
function startOf(line: string, hit: number, length: number): number {
  const lead = line.lastIndexOf(' ', Math.max(0, hit - Math.floor(length * BEFORE_SHARE))) + 1
  return lead > hit - length / 2 ? lead : hit
}

function firstHit(line: string, wanted: readonly string[]): { start: number; end: number } | null {
  let start = 0
  for (const { words, isMarked } of partsOf(line, wanted, tellingOf(wanted))) {
    if (isMarked) return { start, end: start + words.length }
    start += words.length
  }
  return null
}

/** Where a piece of so many code units ends: between words if one is near, and never within a letter of two halves. */
function cutAt(line: string, start: number, length: number): number {
  const end = start + length
  if (end >= line.length) return line.length
  const space = line.lastIndexOf(' ', end)
  if (space > start + length / 2) return space
  return isSecondHalf(line.charCodeAt(end)) ? end - 1 : end
}

const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff
