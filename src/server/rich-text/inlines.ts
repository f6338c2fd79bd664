import type { PhrasingContent, RootContent } from 'mdast'
import type { RichNode } from '../../contract/rich-text.ts'
import { isExternalHref, isSafeHref, MEDIA_PATH } from '../../contract/rich-text-rules.ts'
import { admit, type Builder } from './builder.ts'
import { buildMath, isMoney } from './math.ts'
import { referTo } from './references.ts'
import { normaliseLabel } from './source-cost.ts'
import { hideSpoilers } from './spoilers.ts'
import { readMentions } from './mentions.ts'

type Inline = PhrasingContent | RootContent

/** The inline nodes of one paragraph, heading or cell. Links are not nested. */
export function buildInlines(
  builder: Builder,
  inlines: Inline[],
  depth: number,
  isInLink = false,
): RichNode[] {
  const built = inlines.flatMap((inline) => buildInline(builder, inline, depth, isInLink))
  return hideSpoilers(built, (children) => admit(builder, { type: 'spoiler', children }, depth))
}

function buildInline(builder: Builder, inline: Inline, depth: number, isInLink: boolean): RichNode[] {
  const put = (node: RichNode): RichNode[] => [admit(builder, node, depth)]
  const within = (children: Inline[], isLink = isInLink) => buildInlines(builder, children, depth + 1, isLink)
  switch (inline.type) {
    case 'text':
      return readMentions(inline.value, isInLink).map((node) => admit(builder, node, depth))
    case 'html':
      return put({ type: 'text', value: inline.value })
    case 'strong':
    case 'emphasis':
      return put({ type: inline.type, children: within(inline.children) })
    case 'delete':
      return put({ type: 'strike', children: within(inline.children) })
    case 'inlineCode':
      return put({ type: 'codeSpan', value: inline.value })
    case 'break':
      return put({ type: 'break' })
    case 'inlineMath': {
      const written = slice(builder, inline)
      if (isMoney(written, builder.source.charAt(inline.position?.end.offset ?? 0)))
        return put({ type: 'text', value: written })
      return put(buildMath(builder, inline.value, false))
    }
    case 'link':
      return link(inline.url, inline.children)
    case 'linkReference':
      return link(builder.definitions.get(normaliseLabel(inline.identifier))?.url ?? '', inline.children)
    case 'image':
      return image(inline.url, inline.alt ?? '')
    case 'imageReference':
      return image(builder.definitions.get(normaliseLabel(inline.identifier))?.url ?? '', inline.alt ?? '')
    case 'footnoteReference':
      return put(referTo(builder, inline.identifier))
    default:
      return []
  }

  /** A link to an address that is not allowed becomes its text. */
  function link(href: string, children: PhrasingContent[]): RichNode[] {
    if (!isSafeHref(href)) return buildInlines(builder, children, depth, isInLink)
    return put({ type: 'link', href, isExternal: isExternalHref(href), children: within(children, true) })
  }

  /** A remote image would show its owner who reads: its description stays, or else its address as text. */
  function image(src: string, alt: string): RichNode[] {
    return put(MEDIA_PATH.test(src) ? { type: 'image', src, alt } : { type: 'text', value: alt || src })
  }
}

function slice({ source }: Builder, { position }: Inline): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
