import type { List, ListItem, RootContent, Table } from 'mdast'
import type { RichNode } from '../../contract/rich-text.ts'
import { admit, type Builder } from './builder.ts'
import { colourCode } from './code.ts'
import { readEmbeds } from './embeds.ts'
import { buildInlines } from './inlines.ts'
import { buildMath } from './math.ts'

export function buildBlocks(builder: Builder, blocks: RootContent[], depth: number): RichNode[] {
  return blocks.flatMap((block) => buildBlock(builder, block, depth))
}

function buildBlock(builder: Builder, block: RootContent, depth: number): RichNode[] {
  switch (block.type) {
    case 'paragraph': {
      const embeds = depth === 1 ? readEmbeds(builder, block.children) : null
      if (embeds !== null) return embeds.map((embed) => admit(builder, embed, depth))
      const children = buildInlines(builder, block.children, depth + 1)
      return [admit(builder, { type: 'paragraph', children }, depth)]
    }
    case 'heading': {
      const children = buildInlines(builder, block.children, depth + 1)
      const heading = { type: 'heading' as const, level: block.depth, id: '', children }
      builder.headings.push(heading)
      return [admit(builder, heading, depth)]
    }
    case 'blockquote':
      return [
        admit(builder, { type: 'quote', children: buildBlocks(builder, block.children, depth + 1) }, depth),
      ]
    case 'list':
      return [buildList(builder, block, depth)]
    case 'table':
      return [buildTable(builder, block, depth)]
    case 'code':
      return [admit(builder, colourCode(builder, block.value, block.lang ?? null), depth)]
    case 'math':
      return [admit(builder, buildMath(builder, block.value, true), depth)]
    case 'thematicBreak':
      return [admit(builder, { type: 'rule' }, depth)]
    // Definitions are drawn where they are referred to, and nowhere else.
    case 'definition':
    case 'footnoteDefinition':
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'yaml':
      return []
    default:
      return buildInlines(builder, [block], depth)
  }
}

function buildList(builder: Builder, list: List, depth: number): RichNode {
  const start = list.ordered === true ? (list.start ?? 1) : null
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true)
  const children = list.children.map((item) =>
    admit(
      builder,
      {
        type: 'listItem',
        isDone: item.checked ?? null,
        children: buildItem(builder, item, isLoose, depth + 2),
      },
      depth + 1,
    ),
  )
  return admit(builder, { type: 'list', start, children }, depth)
}

/** In a tight list an item has its text without a paragraph around it. */
function buildItem(builder: Builder, item: ListItem, isLoose: boolean, depth: number): RichNode[] {
  return item.children.flatMap((child) =>
    child.type === 'paragraph' && !isLoose
      ? buildInlines(builder, child.children, depth)
      : buildBlock(builder, child, depth),
  )
}

function buildTable(builder: Builder, table: Table, depth: number): RichNode {
  const children = table.children.map((row) => {
    const cells = row.children.map((cell) =>
      admit(
        builder,
        { type: 'tableCell', children: buildInlines(builder, cell.children, depth + 3) },
        depth + 2,
      ),
    )
    return admit(builder, { type: 'tableRow', children: cells }, depth + 1)
  })
  return admit(builder, { type: 'table', align: table.align ?? [], children }, depth)
}
