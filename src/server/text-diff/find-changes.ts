import { diffArrays } from 'diff'

/** A range of the older tokens, and the range of the newer ones that replaces it. */
export interface Change {
  oldStart: number
  oldEnd: number
  newStart: number
  newEnd: number
}

/** How much work one comparison may still cost, shared by all of its steps. */
export interface Effort {
  left: number
}

/** About a fifth of a second: comparing costs the square of the number of edits. */
const WHOLE_EFFORT = 1_500_000
const MOST_EDITS = 1000

export function newEffort(): Effort {
  return { left: WHOLE_EFFORT }
}

/**
 * The smallest set of changes. Where finding it would take too long it is one change: everything between the common
 * beginning and the common end.
 */
export function findChanges(older: readonly string[], newer: readonly string[], effort: Effort): Change[] {
  const start = commonStart(older, newer)
  const end = commonEnd(older, newer, start)
  const [from, to] = numberTokens(
    older.slice(start, older.length - end),
    newer.slice(start, newer.length - end),
  )
  if (from.length === 0 && to.length === 0) return []
  const everything = {
    oldStart: start,
    oldEnd: start + from.length,
    newStart: start,
    newEnd: start + to.length,
  }
  if (from.length === 0 || to.length === 0) return [everything]
  const size = from.length + to.length
  const mostEdits = Math.min(MOST_EDITS, Math.sqrt(effort.left), (20 * effort.left) / size)
  if (fewestEdits(from, to) > mostEdits) return [everything]
  const parts = diffArrays(from, to, { maxEditLength: Math.floor(mostEdits) })
  const edits =
    parts?.reduce((sum, part) => sum + (part.added || part.removed ? part.count : 0), 0) ?? mostEdits
  effort.left = Math.max(0, effort.left - Math.max(edits * edits, (size * edits) / 20))
  return parts === undefined ? [everything] : foldParts(parts, start)
}

function commonStart(older: readonly string[], newer: readonly string[]): number {
  const most = Math.min(older.length, newer.length)
  let count = 0
  while (count < most && older[count] === newer[count]) count++
  return count
}

function commonEnd(older: readonly string[], newer: readonly string[], start: number): number {
  const most = Math.min(older.length, newer.length) - start
  let count = 0
  while (count < most && older[older.length - 1 - count] === newer[newer.length - 1 - count]) count++
  return count
}

/** Numbers compare faster than texts: equal tokens get equal numbers. */
function numberTokens(older: string[], newer: string[]): [number[], number[]] {
  const numbers = new Map<string, number>()
  const numberOf = (token: string): number => {
    const number = numbers.get(token) ?? numbers.size
    numbers.set(token, number)
    return number
  }
  return [older.map(numberOf), newer.map(numberOf)]
}

/** The minimum number of edits: every token that the other side does not have is one. */
function fewestEdits(from: number[], to: number[]): number {
  const counts = new Map<number, number>()
  for (const token of from) counts.set(token, (counts.get(token) ?? 0) + 1)
  for (const token of to) counts.set(token, (counts.get(token) ?? 0) - 1)
  let sum = 0
  for (const count of counts.values()) sum += Math.abs(count)
  return sum
}

function foldParts(parts: { added: boolean; removed: boolean; count: number }[], start: number): Change[] {
  const changes: Change[] = []
  let [oldAt, newAt] = [start, start]
  for (const { added, removed, count } of parts) {
    const last = changes.at(-1)
    const oldEnd = oldAt + (added ? 0 : count)
    const newEnd = newAt + (removed ? 0 : count)
    if (added || removed) {
      if (last !== undefined && last.oldEnd === oldAt && last.newEnd === newAt)
        Object.assign(last, { oldEnd, newEnd })
      else changes.push({ oldStart: oldAt, oldEnd, newStart: newAt, newEnd })
    }
    ;[oldAt, newAt] = [oldEnd, newEnd]
  }
  return changes
}
