import { PAGE_POST_SNIPPET } from '../../contract/limits.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { snippetOf } from '../platform/snippet.ts'

const BLOCKS = new Set<RichNode['type']>(['paragraph', 'quote', 'list', 'listItem', 'code', 'heading'])

/** The words of a text without its marks. */
export function plainOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      const words = wordsOf(node)
      return BLOCKS.has(node.type) ? `${words} ` : words
    })
    .join('')
}

function wordsOf(node: RichNode): string {
  switch (node.type) {
    case 'text':
    case 'codeSpan':
      return node.value
    case 'break':
      return ' '
    case 'mention':
      return `@${node.alias}`
    case 'tag':
      return `#${node.tag}`
    case 'code':
      return node.tokens.map(({ value }) => value).join('')
    case 'spoiler':
      return '…'
    case 'math':
      return node.source
    default:
      return 'children' in node ? plainOf(node.children) : ''
  }
}

/** Spec 9: the first 100 characters. */
export function snippetOfPost(post: Pick<PagePost, 'nodes' | 'content'>): string {
  return snippetOf(wordsOfPost(post), PAGE_POST_SNIPPET)
}

export function wordsOfPost({ nodes, content }: Pick<PagePost, 'nodes' | 'content'>): string {
  return nodes === null ? (content ?? '') : plainOf(nodes)
}

const LONG_CHARACTERS = 760
const LONG_LINES = 10

/** Whether a feed shows only its beginning. */
export function isLong(content: string): boolean {
  return content.length > LONG_CHARACTERS || content.split('\n').length > LONG_LINES
}
