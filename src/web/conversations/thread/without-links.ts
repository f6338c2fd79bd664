import type { RichNode } from '../../../contract/rich-text.ts'

/** A stranger's words: nothing in them leads anywhere and nothing is loaded. */
export function withoutLinks(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type === 'link') return withoutLinks(node.children)
    if (node.type === 'image') return [{ type: 'text', value: node.alt }]
    if (node.type === 'mention') return [{ type: 'text', value: `@${node.alias}` }]
    return 'children' in node ? [{ ...node, children: withoutLinks(node.children) }] : [node]
  })
}

/** The words alone, for the clipboard and for one line. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map(textOf).join('').trim()
}

const BLOCKS = new Set(['paragraph', 'quote', 'heading', 'list', 'listItem', 'code'])

function textOf(node: RichNode): string {
  if (node.type === 'text' || node.type === 'codeSpan') return node.value
  if (node.type === 'break') return '\n'
  if (node.type === 'code') return `${node.tokens.map(({ value }) => value).join('')}\n`
  if (node.type === 'mention') return `@${node.alias}`
  if (node.type === 'tag') return `#${node.tag}`
  if (node.type === 'image') return node.alt
  if (node.type === 'math') return node.source
  const words = 'children' in node ? node.children.map(textOf).join('') : ''
  return BLOCKS.has(node.type) ? `${words}\n` : words
}
