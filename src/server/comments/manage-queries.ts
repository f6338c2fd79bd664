import type { Db } from '../platform/db.ts'
import type { CommentsOf } from './rules.ts'

/** The author's rules about the comments of one object. */
export interface CommentRules {
  isOpen: boolean
  /** The pinned comment, if it is visible. */
  pinnedId: number | null
}

export async function getCommentRules(db: Db, { objectType, objectId }: CommentsOf): Promise<CommentRules> {
  const row = await db
    .selectFrom('comment_rules')
    .leftJoin('comments', (join) =>
      join.onRef('comments.id', '=', 'comment_rules.pinned_id').on('comments.state', '=', 'visible'),
    )
    .select(['is_closed', 'comments.id as pinnedId'])
    .where('comment_rules.object_type', '=', objectType)
    .where('comment_rules.object_id', '=', objectId)
    .executeTakeFirst()
  return { isOpen: row?.is_closed !== true, pinnedId: row?.pinnedId ?? null }
}
