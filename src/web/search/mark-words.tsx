import type { ReactNode } from 'react'

const WORD = /([\p{L}\p{N}\p{M}]+)/u
/** A word or a phrase behind a minus. */
const WITHOUT = /(?:^|\s)-(?:"[^"]*"|[^\s"]+)/g
/** Shorter ones ("of", "the") are marked only beside a longer one. */
const TELLING = 4
/** The last word may be one that was only begun. */
const BEGUN = 3
/** The search finds "star" for "stars": so much may be missing at the end. */
const ENDING = 2

/** Shows a text with the words of the term marked. */
export function markWords(term: string): (text: string) => ReactNode {
  const wanted = wordsIn(term)
  const telling = Math.min(TELLING, Math.max(0, ...wanted.map(({ length }) => length)))
  return (text) => {
    let end = 0
    return partsOf(text, wanted, telling).map(({ words, isMarked }) => {
      end += words.length
      return isMarked ? <mark key={end}>{words}</mark> : words
    })
  }
}

interface Part {
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
