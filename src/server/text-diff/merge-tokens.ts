import { findChanges, type Change, type Effort } from './find-changes.ts'

/** A range that both sides agree on, or one that both changed, each in another way. */
export type Region = { merged: string[] } | { base: string[]; edit: string[]; current: string[] }

export interface Sides {
  base: string[]
  edit: string[]
  current: string[]
}

type SidedChange = Change & { side: 'edit' | 'current' }

/**
 * Three-way merge of tokens (diff3): changes of one side alone are taken; changes of both sides that touch become a
 * region that both changed. node-diff3 does the same, but its comparison has no bound in time.
 */
export function mergeTokens({ base, edit, current }: Sides, effort: Effort): Region[] {
  const changes = [
    ...findChanges(base, edit, effort).map((change): SidedChange => ({ ...change, side: 'edit' })),
    ...findChanges(base, current, effort).map((change): SidedChange => ({ ...change, side: 'current' })),
  ].sort((one, other) => one.oldStart - other.oldStart)
  const regions: Region[] = []
  // The offset of a side from the base, after the changes so far.
  const shift = { edit: 0, current: 0 }
  let at = 0
  for (const group of groupTouching(changes)) {
    const start = Math.min(...group.map(({ oldStart }) => oldStart))
    const end = Math.max(...group.map(({ oldEnd }) => oldEnd))
    if (start > at) regions.push({ merged: base.slice(at, start) })
    const before = { ...shift }
    for (const { side, oldStart, oldEnd, newStart, newEnd } of group)
      shift[side] += newEnd - newStart - (oldEnd - oldStart)
    const region = {
      base: base.slice(start, end),
      edit: edit.slice(start + before.edit, end + shift.edit),
      current: current.slice(start + before.current, end + shift.current),
    }
    regions.push(settle(region, group))
    at = end
  }
  if (at < base.length) regions.push({ merged: base.slice(at) })
  return regions
}

function groupTouching(changes: SidedChange[]): SidedChange[][] {
  const groups: SidedChange[][] = []
  let end = -1
  for (const change of changes) {
    if (groups.length > 0 && change.oldStart <= end) groups.at(-1)?.push(change)
    else groups.push([change])
    end = Math.max(end, change.oldEnd)
  }
  return groups
}

function settle(region: Sides, group: SidedChange[]): Region {
  const [first] = group
  if (first !== undefined && group.every(({ side }) => side === first.side))
    return { merged: region[first.side] }
  return region.edit.join('') === region.current.join('') ? { merged: region.edit } : region
}
