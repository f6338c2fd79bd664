import type { Notification, NotificationFilter } from '../../contract/notifications.ts'
import { composeLines, type Composing } from './compose.ts'
import { listLines, type Position } from './queries.ts'

/** How often a page reads on to be filled, and how much with a filter, which may leave out most. */
const MOST_READS = 5
const READ_TO_FILTER = 100

interface Wanted {
  filter: NotificationFilter | undefined
  after: Position | undefined
  limit: number
}

export interface NotificationPage {
  items: Notification[]
  /** Where the next page begins; undefined at the end. */
  next: Position | undefined
}

/**
 * A page of a person's notifications. What they may not see any more is left out, and the page reads on to be full, at
 * most some rounds: then it is shorter, and the next one goes on.
 */
export async function listNotificationPage(
  composing: Composing,
  { filter, after, limit }: Wanted,
): Promise<NotificationPage> {
  const { types, db, reader } = composing
  const items: Notification[] = []
  let next = after
  for (let round = 0; round < MOST_READS; round++) {
    const size = filter === undefined ? limit + 1 - items.length : READ_TO_FILTER
    const lines = await listLines(db, { userId: reader.id, hidden: reader.hidden, after: next, limit: size })
    const wanted = lines.filter(({ type }) => filter === undefined || types[type]?.filter === filter)
    const composed = await composeLines(composing, wanted)
    const room = limit - items.length
    items.push(...composed.slice(0, room))
    if (composed.length > room) return { items, next: positionOf(items.at(-1)) }
    if (lines.length < size) return { items, next: undefined }
    const last = lines.at(-1)
    next = last && { updatedAt: last.updatedAt.toISOString(), id: last.id }
  }
  return { items, next }
}

function positionOf(item: Notification | undefined): Position | undefined {
  return item && { updatedAt: item.updatedAt, id: item.id }
}
