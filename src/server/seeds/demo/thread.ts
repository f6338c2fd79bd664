import { addMs, MINUTE_MS } from '../../platform/clock.ts'
import type { Random } from '../../platform/seeding.ts'

/** What somebody says under something, and what others answer. */
export interface DemoComment {
  /** The number of a person. */
  by: number
  text: string
  /** After what it is about, where that matters. */
  hours?: number
  replies?: DemoComment[] | undefined
}

export interface ThreadRow {
  id: number
  parentId: number | null
  rootId: number
  answeredId: number | null
  level: number
  by: number
  text: string
  at: Date
  replies: number
}

const LEVELS = 3
/** Nobody answers sooner. */
const LEAST_MS = 2 * MINUTE_MS

interface Placed {
  comment: DemoComment
  parent: Placed | null
  at: Date
  row?: ThreadRow
}

/** Comments as rows, with ids after `highest` in the order of time. An answer comes after what it answers. */
export function threadRows(
  comments: readonly DemoComment[],
  {
    highest,
    timeOf,
    until,
  }: { highest: number; timeOf: (comment: DemoComment, place: number) => Date; until: Date },
): ThreadRow[] {
  const placed: Placed[] = []
  const visit = (list: readonly DemoComment[], parent: Placed | null) => {
    for (const comment of list) {
      const wanted = timeOf(comment, placed.length)
      const least = parent === null ? wanted : addMs(parent.at, LEAST_MS)
      const at = wanted > least ? wanted : least
      const one: Placed = { comment, parent, at: at > until ? until : at }
      placed.push(one)
      visit(comment.replies ?? [], one)
    }
  }
  visit(comments, null)
  // A stable order: what answers within the same moment stays behind what it answers.
  const inTime = placed.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inTime
    .map((one, place) => {
      const above = one.parent?.row
      const id = highest + 1 + place
      const isDeepest = above !== undefined && above.level >= LEVELS
      one.row = {
        id,
        parentId: isDeepest ? above.parentId : (above?.id ?? null),
        rootId: above?.rootId ?? id,
        answeredId: above?.id ?? null,
        level: isDeepest ? LEVELS : (above?.level ?? 0) + 1,
        by: one.comment.by,
        text: one.comment.text,
        at: one.at,
        replies: 0,
      }
      return one.row
    })
    .map((row, _, rows) => ({
      ...row,
      replies: rows.filter(
        (other) => other.id !== row.id && (other.parentId === row.id || other.rootId === row.id),
      ).length,
    }))
}

export interface Member {
  id: number
  createdAt: Date
}

/** Members who were there by then, in a new order, some left out, at most so many; each with a moment of their own. */
export function someOf(
  members: readonly Member[],
  {
    count,
    but,
    from,
    until,
    random,
  }: { count: number; but: readonly number[]; from: Date; until: Date; random: Random },
): { id: number; at: Date }[] {
  const mixed = members
    .filter(({ id, createdAt }) => !but.includes(id) && createdAt < until)
    .map((member) => ({ member, turn: random.next() }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
  return mixed.map(({ member: { id, createdAt } }) => {
    const first = createdAt > from ? createdAt : from
    // Most come soon.
    const wait = (until.getTime() - first.getTime()) * random.next() ** 3
    return { id, at: addMs(first, wait) }
  })
}
