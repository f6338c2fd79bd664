import type { Comment, CommentList } from '../../contract/comments.ts'

export interface CommentNode {
  comment: Comment
  children: CommentNode[]
}

/** From reading order to threads. What hangs under something that is not shown hangs under the thread itself. */
export function toTree(items: Comment[]): CommentNode[] {
  const nodes = new Map<number, CommentNode>()
  const roots: CommentNode[] = []
  for (const comment of items) {
    if (nodes.has(comment.id)) continue
    const node: CommentNode = { comment, children: [] }
    nodes.set(comment.id, node)
    const above = comment.parentId === null ? undefined : (nodes.get(comment.parentId) ?? roots.at(-1))
    if (above === undefined) roots.push(node)
    else above.children.push(node)
  }
  return roots
}

/** How many under a comment can be read already; the places of those that are gone do not count. */
export function countShown({ children }: CommentNode): number {
  return children.reduce(
    (sum, child) => sum + (child.comment.state === 'visible' ? 1 : 0) + countShown(child),
    0,
  )
}

/** The list with a new comment at its place: a thread before all but the pinned one, a reply after the last beside it. */
export function withComment(list: CommentList, comment: Comment): CommentList {
  const { items } = list
  if (items.some(({ id }) => id === comment.id)) return list
  const total = list.total + 1
  if (comment.parentId === null) {
    const place = items[0]?.isPinned === true ? endOfThread(items, 0) : 0
    return { ...list, items: items.toSpliced(place, 0, comment), total }
  }
  const parent = items.findIndex(({ id }) => id === comment.parentId)
  if (parent === -1) return { ...list, total }
  const end = endOfThread(items, parent)
  const above = ancestorsOf(items, comment)
  return {
    ...list,
    total,
    items: items
      .toSpliced(end, 0, comment)
      .map((item) => (above.has(item.id) ? { ...item, replies: item.replies + 1 } : item)),
  }
}

/** The list with its next page. */
export function withPage(list: CommentList, page: CommentList): CommentList {
  return { ...page, items: [...list.items, ...page.items] }
}

/** The list with more of a thread, or the whole of it, in the place of its beginning. */
export function withThread(list: CommentList, root: number, { found, isWhole }: Unfolded): CommentList {
  const start = list.items.findIndex(({ id }) => id === root)
  if (start === -1) return list
  const end = endOfThread(list.items, start)
  const items = list.items.toSpliced(start + 1, end - start - 1, ...found)
  if (!isWhole) return { ...list, items }
  // Now it is known exactly: nothing of this thread is left to be asked for.
  const replies = found.filter(({ state }) => state === 'visible').length
  return { ...list, items: items.map((item) => (item.id === root ? { ...item, replies } : item)) }
}

export interface Unfolded {
  found: Comment[]
  isWhole: boolean
}

export function lengthOfThread(items: Comment[], root: number): number {
  const start = items.findIndex(({ id }) => id === root)
  return start === -1 ? 0 : endOfThread(items, start) - start - 1
}

/** The list with one comment pinned, its thread first, or with that one pinned no more; there is never another. */
export function withPin(list: CommentList, id: number, isPinned: boolean): CommentList {
  const items = list.items.map((item) => {
    const isNow = item.id === id ? isPinned : item.isPinned && !isPinned
    return item.isPinned === isNow ? item : { ...item, isPinned: isNow }
  })
  const start = items.findIndex((item) => item.id === id)
  if (!isPinned || start === -1) return { ...list, items }
  const end = endOfThread(items, start)
  return { ...list, items: [...items.slice(start, end), ...items.slice(0, start), ...items.slice(end)] }
}

/** Where in reading order the next comment stands that does not hang under this one. */
function endOfThread(items: Comment[], start: number): number {
  const level = items[start]?.level ?? 1
  const next = items.findIndex((item, place) => place > start && item.level <= level)
  return next === -1 ? items.length : next
}

function ancestorsOf(items: Comment[], { parentId }: Comment): Set<number> {
  const found = new Set<number>()
  for (let id = parentId; id !== null && !found.has(id);) {
    found.add(id)
    const above: number = id
    id = items.find((item) => item.id === above)?.parentId ?? null
  }
  return found
}

/** The list with one comment changed. One that goes or comes back is counted, also at everything it hangs under. */
export function withChange(list: CommentList, id: number, change: Partial<Comment>): CommentList {
  const old = list.items.find((item) => item.id === id)
  if (old === undefined) return list
  const by = Number((change.state ?? old.state) === 'visible') - Number(old.state === 'visible')
  const above = by === 0 ? new Set<number>() : ancestorsOf(list.items, old)
  const items = list.items.map((item) => {
    if (item.id === id) return { ...item, ...change }
    return above.has(item.id) ? { ...item, replies: Math.max(0, item.replies + by) } : item
  })
  return { ...list, items, total: Math.max(0, list.total + by) }
}
