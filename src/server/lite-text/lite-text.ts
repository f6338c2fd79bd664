import type { NodeOf, RichNode, RichText } from '../../contract/rich-text.ts'

/**
 * Markdown-lite, the text of a comment: no headings, tables, pictures, cards or notes. Nothing that was written is lost;
 * it only takes a quieter form, so that a comment never outshouts what it is about.
 */
export function toLiteText(nodes: RichText): RichText {
  return liteNodes(nodes, false)
}

function liteNodes(nodes: RichNode[], isInLink: boolean): RichNode[] {
  return nodes.map((node) => liteNode(node, isInLink))
}

function liteNode(node: RichNode, isInLink: boolean): RichNode {
  switch (node.type) {
    case 'heading':
      return {
        type: 'paragraph',
        children: [{ type: 'strong', children: liteNodes(node.children, isInLink) }],
      }
    case 'table':
      return { type: 'paragraph', children: liteRows(node) }
    case 'image':
      return liteImage(node, isInLink)
    case 'embed':
      return { type: 'paragraph', children: [liteEmbed(node)] }
    case 'footnoteReference':
      return { type: 'text', value: `[${node.number}]` }
    case 'footnotes':
      return { type: 'list', start: 1, children: liteNodes(node.children, isInLink) }
    case 'footnote':
      return { type: 'listItem', isDone: null, children: liteNodes(node.children, isInLink) }
    // A formula has nodes of its own, and contains none of the above.
    case 'math':
      return node
    default: {
      if (!('children' in node)) return node
      return { ...node, children: liteNodes(node.children, isInLink || node.type === 'link') }
    }
  }
}

/** Links are not nested: the inner one becomes its text. */
function liteImage({ src, alt }: NodeOf<'image'>, isInLink: boolean): RichNode {
  const text: RichNode = { type: 'text', value: alt || src }
  return isInLink ? text : { type: 'link', href: src, isExternal: false, children: [text] }
}

/** A card would outshout it too: the way there stays. */
function liteEmbed({ objectType, objectId }: NodeOf<'embed'>): RichNode {
  const href = `/${objectType}/${objectId}`
  return { type: 'link', href, isExternal: false, children: [{ type: 'text', value: href }] }
}

/** A line for each row, its cells with a bar between them. */
function liteRows(table: NodeOf<'table'>): RichNode[] {
  return table.children.flatMap((row, line) => [
    ...(line === 0 ? [] : [{ type: 'break' as const }]),
    ...childrenOf(row).flatMap((cell, column) => [
      ...(column === 0 ? [] : [{ type: 'text' as const, value: ' | ' }]),
      ...liteNodes(childrenOf(cell), false),
    ]),
  ])
}

function childrenOf(node: RichNode): RichNode[] {
  return 'children' in node ? node.children : []
}

export function hasExternalLinks(nodes: RichText): boolean {
  return nodes.some((node) =>
    node.type === 'link' && node.isExternal ? true : hasExternalLinks(childrenOf(node)),
  )
}
