const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Roughly as a reader counts; what is only a mark or an address is no word. */
export function countText(text: string): { words: number; characters: number } {
  const plain = text.replaceAll(/[^)\s]+\)?/g, withoutAddress)
  let words = 0
  for (const _ of plain.matchAll(WORD)) words++
  let characters = 0
  for (const _ of text) characters++
  return { words, characters }
}

/** `[words](address)`: the address ends with the run that has no blank in it. */
function withoutAddress(run: string): string {
  const at = run.indexOf('](')
  return at !== -1 && run.endsWith(')') ? run.slice(0, at + 1) : run
}
