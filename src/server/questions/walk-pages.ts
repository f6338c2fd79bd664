/** The position of a question in a list: its score, or the time it was asked, and its id. */
export interface ListPosition {
  rank: number | string
  id: number
}

export interface ListPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: ListPosition | null
}

export function positionOf({ id, rank }: { id: number; rank: number | Date }): ListPosition {
  return { id, rank: rank instanceof Date ? rank.toISOString() : rank }
}

export interface WalkedRow {
  id: number
  rank: number | Date
  isWanted: boolean
}

/** So many rows of a walk are read at once, and so often until a page is full. */
export interface Reach {
  window: number
  windows: number
}

const REACH: Reach = { window: 100, windows: 5 }

/**
 * A page of a walk of which not every row is wanted. It is read on from where it stopped, so nothing is lost however
 * rare the wanted are; after some windows the page is answered as it is, with a cursor.
 */
export async function readWanted(
  walk: (after: ListPosition | null, most: number) => Promise<WalkedRow[]>,
  start: ListPosition | null,
  limit: number,
  { window, windows }: Reach = REACH,
): Promise<ListPage> {
  const ids: number[] = []
  let after = start
  for (let left = windows; left > 0; left--) {
    const rows = await walk(after, window)
    for (const row of rows) {
      if (!row.isWanted) continue
      // One more is wanted than fits.
      if (ids.length === limit) return { ids, next: after }
      ids.push(row.id)
      after = positionOf(row)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < window) return { ids, next: null }
    after = positionOf(last)
  }
  return { ids, next: after }
}
