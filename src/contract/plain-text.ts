import type { RichNode, RichText } from './rich-text.ts'

const BLOCKS = new Set<RichNode['type']>([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listItem',
  'code',
  'table',
  'tableRow',
  'tableCell',
  'footnotes',
  'footnote',
  'rule',
  'embed',
])

/** The plain text: for search, feeds, notifications and excerpts. Spoilers stay hidden there too. */
export function plainText(nodes: RichText): string {
  return tidy(nodes.map((node) => textOf(node, '…')).join(''))
}

/** The plain text including what a spoiler hides. */
export function wholeText(nodes: RichText): string {
  return tidy(nodes.map((node) => textOf(node, null)).join(''))
}

/** One line of at most `max` characters, cut between words. It is of the paragraphs; headings and lists only if all else is missing. */
export function excerpt(nodes: RichText, max: number): string {
  const paragraphs = plainText(nodes.filter(({ type }) => type === 'paragraph'))
  const text = paragraphs === '' ? plainText(nodes.filter(({ type }) => type !== 'footnotes')) : paragraphs
  const line = text.replace(/\s+/g, ' ')
  const letters = Array.from(line)
  if (letters.length <= max) return line
  const cut = letters.slice(0, max - 1).join('')
  const space = cut.lastIndexOf(' ')
  return endCut(space > max / 2 ? cut.slice(0, space) : cut)
}

/** What was cut off, marked; the mark takes the place of whatever ended the last words. */
export function endCut(cut: string): string {
  const words = cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  return `${words.endsWith('.') ? words.slice(0, -1) : words}…`
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** `hidden` stands for what a spoiler hides; null shows it. */
function textOf(node: RichNode, hidden: string | null): string {
  const text = ownText(node, hidden)
  return BLOCKS.has(node.type) || (node.type === 'math' && node.isBlock) ? `\n${text}\n` : text
}

function ownText(node: RichNode, hidden: string | null): string {
  switch (node.type) {
    case 'text':
    case 'codeSpan':
      return node.value
    case 'code':
      return node.tokens.map(({ value }) => value).join('')
    case 'mention':
      return `@${node.alias}`
    case 'tag':
      return `#${node.tag}`
    case 'image':
      return node.alt
    case 'math':
      return node.source
    case 'break':
      return '\n'
    case 'rule':
    // What it shows is said elsewhere, and not to everybody.
    case 'embed':
    case 'footnoteReference':
      return ''
    default:
      if (node.type === 'spoiler' && hidden !== null) return hidden
      return node.children.map((child) => textOf(child, hidden)).join('')
  }
}
