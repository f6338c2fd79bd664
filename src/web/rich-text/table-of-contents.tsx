import type { RichNode, RichText } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import { jumpTo } from './jump.ts'
import { messages } from './messages.ts'
import './rich-parts.css'

/** Fewer than these need no overview. */
const FEWEST = 2
const DEEPEST = 3

interface Props {
  nodes: RichText
  /** The same as that of the text it belongs to. */
  idPrefix?: string
  /** The heading the reader is at. */
  currentId?: string | undefined
}

export function TableOfContents({ nodes, idPrefix = '', currentId }: Props) {
  const t = useText(messages)
  const headings = nodes.filter((node) => node.type === 'heading').filter(({ level }) => level <= DEEPEST)
  if (headings.length < FEWEST) return null
  return (
    <nav className="rich-contents" aria-label={t('contents')}>
      <h2>{t('contents')}</h2>
      <ol>
        {headings.map(({ id, level, children }) => (
          <li key={id} className={level > 2 ? 'rich-contents-inner' : undefined}>
            <a
              href={`#${idPrefix}${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={jumpTo(`${idPrefix}${id}`)}
            >
              {wordsOf(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A link holds no further links, so a heading gives it nothing but its words; a spoiler stays one. */
function wordsOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'codeSpan') return node.value
      if (node.type === 'mention') return `@${node.alias}`
      if (node.type === 'tag') return `#${node.tag}`
      if (node.type === 'math') return node.source
      if (node.type === 'spoiler') return '…'
      return 'children' in node ? wordsOf(node.children) : ''
    })
    .join('')
}
