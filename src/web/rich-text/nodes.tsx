import { deferHydration } from '../platform/deferred-hydration.tsx'
import { createElement, useContext } from 'react'
import type { NodeOf, RichNode } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import { CodeBlock } from './code-block.tsx'
import { Footnotes } from './footnotes.tsx'
import { IdContext } from './ids.ts'
import { RichInline } from './inlines.tsx'
import { messages } from './messages.ts'
import { RichTable } from './rich-table.tsx'

/** Drawn by the server, and seldom there. */
const Formula = deferHydration(async () => (await import('./formula.tsx')).Formula)
const Embed = deferHydration(async () => (await import('../embeds/public.ts')).Embed)

/** The order never changes within a tree, so places serve as keys. */
export function RichNodes({ nodes }: { nodes: RichNode[] }) {
  return nodes.map((node, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <RichBlock key={place} node={node} />
  ))
}

const draw = (nodes: RichNode[]) => <RichNodes nodes={nodes} />

function RichBlock({ node }: { node: RichNode }) {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} />
    case 'heading':
      return <Heading node={node} />
    case 'quote':
      return <blockquote>{draw(node.children)}</blockquote>
    case 'list':
      if (node.start === null) return <ul>{draw(node.children)}</ul>
      return <ol start={node.start === 1 ? undefined : node.start}>{draw(node.children)}</ol>
    case 'listItem':
      return <ListItem node={node} />
    case 'code':
      return <CodeBlock node={node} />
    case 'table':
      return <RichTable node={node} draw={draw} />
    case 'rule':
      return <hr />
    case 'footnotes':
      return <Footnotes node={node} draw={draw} />
    case 'math':
      return <Formula node={node} />
    case 'embed':
      return <Embed node={node} />
    default:
      return <RichInline node={node} draw={draw} />
  }
}

/** `$$…$$` on one line is a formula of its own too: it stands apart, and scrolls when it is wide. */
function Paragraph({ node: { children } }: { node: NodeOf<'paragraph'> }) {
  const [only, ...others] = children
  if (only?.type === 'math' && others.length === 0) return <Formula node={{ ...only, isBlock: true }} />
  return <p>{draw(children)}</p>
}

function Heading({ node }: { node: NodeOf<'heading'> }) {
  const ids = useContext(IdContext)
  const level = [2, 3, 4, 5].find((known) => known === node.level) ?? 6
  return createElement(`h${level}`, { id: ids.heading(node.id), tabIndex: -1 }, draw(node.children))
}

function ListItem({ node }: { node: NodeOf<'listItem'> }) {
  const t = useText(messages)
  if (node.isDone === null) return <li>{draw(node.children)}</li>
  return (
    <li className="rich-task">
      <input type="checkbox" checked={node.isDone} disabled aria-label={t(node.isDone ? 'done' : 'open')} />
      {draw(node.children)}
    </li>
  )
}
