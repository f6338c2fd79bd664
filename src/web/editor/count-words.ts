const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Roughly as a reader counts; what is only a mark or an address is no word. */
export function countText(text: string): { words: number; characters: number } {
  const plain = text.replaceAll(/\]\([^)\s]*\)/g, ']')
  let words = 0
  for (const _ of plain.matchAll(WORD)) words++
  let characters = 0
  for (const _ of text) characters++
  return { words, characters }
}
