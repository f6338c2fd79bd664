import { plainText, wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'

const WORDS_A_MINUTE = 200

export interface HeadingLine {
  level: number
  id: string
  text: string
}

/** The amount of text, including what a spoiler hides. */
export function countText(nodes: RichText): { words: number; characters: number } {
  const all = wholeText(nodes)
  const words = all.match(/[\p{L}\p{N}]+(?:['’\p{M}-]*[\p{L}\p{N}])*/gu)?.length ?? 0
  return { words, characters: Array.from(all).length }
}

export function countWords(nodes: RichText): number {
  return countText(nodes).words
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** For the table of contents: the headings at the top level, not in a quote or a list. */
export function headings(nodes: RichText): HeadingLine[] {
  return nodes.flatMap((node) =>
    node.type === 'heading' ? [{ level: node.level, id: node.id, text: plainText(node.children) }] : [],
  )
}
