import type { Cursors } from '../platform/cursors.ts'
import type { ListPosition } from './walk-pages.ts'

/** Where a page of that list begins; null for the first. */
export function readPosition(
  cursors: Cursors,
  list: string,
  cursor: string | undefined,
): ListPosition | null {
  if (cursor === undefined) return null
  const [rank, id] = cursors.read(list, cursor)
  return { rank: rank ?? 0, id: Number(id) }
}
