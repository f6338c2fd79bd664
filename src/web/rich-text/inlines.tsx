import { useContext } from 'react'
import type { NodeOf, RichNode } from '../../contract/rich-text.ts'
import { isExternalHref, isOwnPath, isSafeHref, MEDIA_PATH } from '../../contract/rich-text-rules.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import type { Draw } from './draw.ts'
import { IdContext } from './ids.ts'
import { jumpTo } from './jump.ts'
import { messages } from './messages.ts'
import { Spoiler } from './spoiler.tsx'

/** The words of a block. `draw` draws what is inside them. */
export function RichInline({ node, draw }: { node: RichNode; draw: Draw }) {
  switch (node.type) {
    case 'text':
      return node.value
    case 'strong':
      return <strong>{draw(node.children)}</strong>
    case 'emphasis':
      return <em>{draw(node.children)}</em>
    case 'strike':
      return <del>{draw(node.children)}</del>
    case 'codeSpan':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link':
      return <RichLink node={node} draw={draw} />
    case 'image':
      // Checked here again: what a damaged store holds must not load anything from elsewhere.
      return MEDIA_PATH.test(node.src) ? (
        <img className="rich-image" src={node.src} alt={node.alt} loading="lazy" decoding="async" />
      ) : (
        node.alt
      )
    case 'mention':
      return <Link to={`/@${encodeURIComponent(node.alias)}`}>@{node.alias}</Link>
    case 'tag':
      return <span className="text-accent-text">#{node.tag}</span>
    case 'spoiler':
      return <Spoiler>{draw(node.children)}</Spoiler>
    case 'footnoteReference':
      return <FootnoteReference node={node} />
    default:
      return null
  }
}

/** The address is checked again: a damaged store must not be able to run anything. */
function RichLink({ node: { href, children }, draw }: { node: NodeOf<'link'>; draw: Draw }) {
  const words = draw(children)
  if (!isSafeHref(href)) return words
  if (isOwnPath(href)) return <Link to={href}>{words}</Link>
  if (!isExternalHref(href)) return words
  return (
    <a href={href} rel="nofollow ugc noopener">
      {words}
    </a>
  )
}

function FootnoteReference({ node: { number, reference } }: { node: NodeOf<'footnoteReference'> }) {
  const t = useText(messages)
  const ids = useContext(IdContext)
  const note = ids.note(number)
  return (
    <sup className="rich-reference">
      <a
        id={ids.reference(number, reference)}
        href={`#${note}`}
        aria-label={t('toFootnote', { number })}
        onClick={jumpTo(note)}
      >
        {number}
      </a>
    </sup>
  )
}
