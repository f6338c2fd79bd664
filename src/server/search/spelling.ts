/** How many letters were changed, left out, added or swapped with their neighbour; `most` + 1 when more than that. */
export function editDistance(one: string, other: string, most: number): number {
  const a = Array.from(one)
  const b = Array.from(other)
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = b.map((_, j) => j + 1)
  last.unshift(0)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, otherLetter] of b.entries()) {
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === otherLetter
      row.push(
        Math.min(
          (last[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (last[j] ?? 0) + (letter === otherLetter ? 0 : 1),
          isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

export interface KnownWord {
  word: string
  /** In how many titles, tags and names it is. */
  weight: number
}

/** A word may have been meant by another with one slip, a long one with two. */
export function mostLikely(typed: string, known: readonly KnownWord[]): string | undefined {
  const most = typed.length < 6 ? 1 : 2
  const slips = known
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word, most) }))
    .filter(({ word, slips }) => slips <= most && word !== typed)
  slips.sort((one, other) => one.slips - other.slips || other.weight - one.weight)
  return slips[0]?.word
}

/** The words of a term that may be misspelt, in lower case. */
export function wordsOf(term: string): string[] {
  const words = term.toLowerCase().match(/[\p{L}\p{M}]{3,30}/gu) ?? []
  return [...new Set(words)].slice(0, 6)
}

/** The term with its words as they are spelt; everything else stays. */
export function respell(term: string, spelt: ReadonlyMap<string, string>): string {
  return term.replaceAll(/[\p{L}\p{M}]{3,30}/gu, (word) => spelt.get(word.toLowerCase()) ?? word)
}
