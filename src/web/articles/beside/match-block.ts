import type { RichNode, RichText } from '../../../contract/rich-text.ts'

interface Section {
  start: number
  nodes: RichNode[]
}

/**
 * The block of another version that stands where this one stands: the same place in the section of the same heading.
 * Null where that would be a guess: other headings, or other blocks in that section.
 */
export function matchBlock(text: RichText, other: RichText, block: number): number | null {
  const [own, others] = [splitSections(text), splitSections(other)]
  const place = own.findLastIndex(({ start }) => start <= block)
  const [from, to] = [own[place], others[place]]
  if (from === undefined || to === undefined || headsOf(own) !== headsOf(others)) return null
  return kindsOf(from.nodes) === kindsOf(to.nodes) ? to.start + block - from.start : null
}

/** What stands before the first heading, then each heading with what follows it. Notes stand for themselves. */
function splitSections(text: RichText): Section[] {
  const sections: Section[] = [{ start: 0, nodes: [] }]
  for (const [start, node] of text.entries()) {
    if (node.type === 'heading' || node.type === 'footnotes') sections.push({ start, nodes: [] })
    sections.at(-1)?.nodes.push(node)
  }
  return sections
}

const headsOf = (sections: Section[]): string =>
  kindsOf(sections.slice(1).flatMap(({ nodes }) => nodes.slice(0, 1)))

const kindsOf = (nodes: RichNode[]): string =>
  nodes.map((node) => (node.type === 'heading' ? `heading ${node.level}` : node.type)).join()
