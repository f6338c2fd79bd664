/** How many letters of a word may be wrong. Short words have too many neighbours. */
function allowedIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** The known words that somebody may have meant who typed this: those with the fewest wrong letters. */
export function nearWords(typed: string, known: Iterable<string>): string[] {
  const allowed = allowedIn(typed)
  let nearest: string[] = []
  let fewest = allowed
  if (allowed === 0) return nearest
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > fewest) continue
    const wrong = wrongLetters(typed, word)
    if (wrong > fewest) continue
    if (wrong < fewest) nearest = []
    fewest = wrong
    nearest.push(word)
  }
  return nearest
}

/** Letters that are missing, too many, others, or changed places with their neighbour. */
function wrongLetters(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
