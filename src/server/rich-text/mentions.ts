import type { RichNode } from '../../contract/rich-text.ts'

/** `@alias` as aliases are made, `#tag` with a letter in it; neither inside a word, an address or another mark. */
const NAMES =
  /(?<![\p{L}\p{M}\p{N}_@#&/.-])(?:@([a-z0-9](?:[a-z0-9_-]{0,48}[a-z0-9_])?)(?![\w@])|#([\p{L}\p{M}\p{N}_]{1,50})(?![\p{L}\p{M}\p{N}_#]))/giu

export function readMentions(text: string, isInLink: boolean): RichNode[] {
  if (isInLink) return [{ type: 'text', value: text }]
  const nodes: RichNode[] = []
  let end = 0
  for (const match of text.matchAll(NAMES)) {
    const [whole, alias, tag] = match
    if (tag !== undefined && !/\p{L}/u.test(tag)) continue
    if (match.index > end) nodes.push({ type: 'text', value: text.slice(end, match.index) })
    nodes.push(alias === undefined ? { type: 'tag', tag: tag ?? '' } : { type: 'mention', alias })
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) })
  return nodes
}
