export interface Place {
  /** The first block of the text in sight. */
  block: number
  /** How much of the text stands before it, in letters: the same on every screen. */
  percent: number
}

/** A block counts as read once it has gone under the header. */
const EYE_PX = 84

/** The blocks of a text, one for each of its nodes. */
export function blocksOf(body: HTMLElement): HTMLElement[] {
  return Array.from(body.querySelectorAll<HTMLElement>(':scope > .rich > *'))
}

/** The first block in sight; -1 when all of them are above. */
export function firstInSight(blocks: HTMLElement[]): number {
  return blocks.findIndex((element) => element.getBoundingClientRect().bottom > EYE_PX)
}

/** Where the reader is; null when the end of the text is in sight. */
export function findPlace(body: HTMLElement): Place | null {
  if (body.getBoundingClientRect().bottom <= innerHeight) return null
  const blocks = blocksOf(body)
  const block = firstInSight(blocks)
  const letters = blocks.map(({ textContent }) => textContent.length)
  const before = sum(letters.slice(0, Math.max(0, block)))
  return block === -1 ? null : { block, percent: Math.floor((100 * before) / Math.max(1, sum(letters))) }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Brings a block before the reader; the keyboard goes on from there. The text may have become shorter. */
export function showBlock(body: HTMLElement, block: number): void {
  const blocks = blocksOf(body)
  const target = blocks[Math.min(block, blocks.length - 1)]
  if (target === undefined) return
  target.scrollIntoView({ block: 'start' })
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
