import { useEffect, useRef, useState } from 'react'
import { countShown, type CommentNode } from './comment-tree.ts'
import type { OpenedComments } from './use-comment-list.ts'

/** So many pages and threads are opened in search of a comment before it counts as gone. */
const MOST_STEPS = 12

/** Leads to the comment that a link names, opening what hides it. */
export function useTarget(targetId: number | null, lists: OpenedComments) {
  const [written, mark] = useState<number | null>(null)
  const [steps, setSteps] = useState(0)
  const ledTo = useRef<number>(null)
  const { tree, hasMore, loadMore, unfold } = lists
  const isBusy = lists.isPending || lists.isLoadingMore || lists.unfolding !== null
  const isFound = targetId !== null && tree.some((node) => holds(node, targetId))
  const hasFailed = lists.hasFailed || lists.isOutdated || lists.hasMoreFailed || lists.hasUnfoldFailed
  const isSought = targetId !== null && !isFound && !isBusy && !hasFailed
  const folded = tree.find((node) => node.comment.replies > countShown(node))?.comment.id
  const mayOpen = isSought && steps < MOST_STEPS && (folded !== undefined || hasMore === true)

  useEffect(() => {
    if (!mayOpen) return
    setSteps((count) => count + 1)
    if (folded === undefined) loadMore()
    else unfold(folded)
    // oxlint-disable-next-line react/exhaustive-deps -- one step each time a search has ended without it
  }, [mayOpen])
  const goal = written ?? (isFound ? targetId : null)
  useEffect(() => {
    if (goal === null || ledTo.current === goal) return
    ledTo.current = goal
    const row = document.getElementById(`comment-${goal}`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [goal])
  return { markedId: written ?? targetId, mark, isGone: isSought && !mayOpen }
}

function holds({ comment, children }: CommentNode, id: number): boolean {
  return comment.id === id || children.some((child) => holds(child, id))
}
