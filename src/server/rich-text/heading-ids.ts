import type { Builder } from './builder.ts'
import { plainText } from '../../contract/plain-text.ts'

const LONGEST = 60

/** The page's title is its h1: whatever levels an author uses, the highest of their headings is an h2. */
export function settleHeadings({ headings, headingIds }: Builder): void {
  const highest = Math.min(...headings.map(({ level }) => level))
  for (const heading of headings) {
    heading.level = Math.min(6, heading.level - highest + 2)
    heading.id = freeId(plainText(heading.children), headingIds)
  }
}

/** With a prefix, so that no heading can take the id of a part of the site. */
function freeId(text: string, taken: Map<string, number>): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const slug = Array.from(letters).slice(0, LONGEST).join('').replace(/^-|-$/g, '')
  const stem = `h-${slug || 'section'}`
  let id = stem
  let next = taken.get(stem) ?? 1
  // `next` is stored for each stem: a thousand equal headings cost nothing.
  while (taken.has(id)) id = `${stem}-${++next}`
  taken.set(stem, next)
  if (id !== stem) taken.set(id, 1)
  return id
}
