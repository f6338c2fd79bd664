/** Longer words would make a long address; the beginning is enough to find the place. */
const WORDS_MAX = 120

/** The clean path of an article that leads to these words in it. */
export function passagePath(articleId: number, words: string): string {
  const at = words.replaceAll(/\s+/g, ' ').trim().slice(0, WORDS_MAX)
  return `/article/${articleId}?at=${encodeURIComponent(at)}`
}

/** Where words stand in a text. Blanks don't count: between two paragraphs a selection has some and the text has none. */
export function findPassage(text: Node, words: string): Range | null {
  const wanted = words.slice(0, WORDS_MAX).replaceAll(/\s+/g, '')
  const spots: { node: Node; offset: number }[] = []
  let letters = ''
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    for (const [offset, letter] of (node.nodeValue ?? '').split('').entries())
      if (letter.trim() !== '') {
        letters += letter
        spots.push({ node, offset })
      }
  const start = letters.indexOf(wanted)
  const [first, last] = [spots[start], spots[start + wanted.length - 1]]
  if (wanted === '' || first === undefined || last === undefined) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
