import type { RichNode } from '../../../contract/rich-text.ts'

/** The words of a message in one line. */
export function textOf(nodes: readonly RichNode[]): string {
  return nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()
}

function wordsOf(node: RichNode): string {
  if (node.type === 'mention') return `@${node.alias}`
  if (node.type === 'tag') return `#${node.tag}`
  if (node.type === 'code') return node.tokens.map(({ value }) => value).join('')
  if (node.type === 'math') return node.source
  if (node.type === 'break') return ' '
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
