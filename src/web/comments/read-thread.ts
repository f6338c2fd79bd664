import type { Comment, CommentList } from '../../contract/comments.ts'
import type { Unfolded } from './comment-tree.ts'

/** So many more of a thread are unfolded at once; who has read them unfolds the next. */
export const UNFOLDED_AT_ONCE = 1000

/** A thread from its beginning, piece by piece, until there is enough more than what is shown already. */
export async function readThread(
  ask: (cursor: string | undefined) => Promise<Pick<CommentList, 'items' | 'nextCursor'>>,
  shown: number,
): Promise<Unfolded> {
  const found: Comment[] = []
  let cursor: string | null | undefined
  while (cursor !== null && found.length < shown + UNFOLDED_AT_ONCE) {
    const page = await ask(cursor)
    found.push(...page.items)
    cursor = page.nextCursor
  }
  return { found, isWhole: cursor === null }
}
