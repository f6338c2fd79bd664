const CONTEXT = 160
/** Folding less than this hides more than it helps. */
const LEAST_FOLDED = 240

interface Folded {
  before: string
  after: string
  words: number
}

/** What stays of an unchanged stretch: a little around each change, cut between words. Null when it is short. */
export function foldSame(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Folded | null {
  const start = isFirst ? 0 : endOfWord(text, CONTEXT)
  const end = isLast ? text.length : startOfWord(text, text.length - CONTEXT)
  if (end - start < LEAST_FOLDED) return null
  return {
    before: text.slice(0, start),
    after: text.slice(end),
    words: text.slice(start, end).split(/\s+/).filter(Boolean).length,
  }
}

function endOfWord(text: string, from: number): number {
  const gap = text.slice(from).search(/\s/)
  return gap === -1 ? text.length : from + gap
}

function startOfWord(text: string, from: number): number {
  const head = text.slice(0, Math.max(0, from))
  const gap = head.search(/\s\S*$/)
  return gap === -1 ? 0 : gap + 1
}
