import { sql } from 'kysely'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import type { CommentsOf, Parent, Position } from './rules.ts'

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

export interface Place {
  isOpen: boolean
  /** The comment to be answered, if it is visible. */
  parent: Parent | null
}

/** What a new comment depends on, in one query. */
export async function findPlace(
  db: Db,
  { objectType, objectId }: CommentsOf,
  parentId: number | undefined,
): Promise<Place> {
  const [row] = await findPlaceRow(db, { objectType, objectId, parentId: parentId ?? null })
  const { isClosed, id, ...position } = row ?? { isClosed: null, id: null, ...NOWHERE }
  return { isOpen: isClosed !== true, parent: id === null ? null : { id, ...position } }
}

const NOWHERE: Position = { parentId: null, rootId: null, level: 1 }

type Asked = CommentsOf & Pick<Position, 'parentId'>

const findPlaceRow = compileOnce((db, { objectType, objectId, parentId }: Asked) =>
  sql<{ isClosed: boolean | null; id: number | null } & Position>`
    select r.is_closed as "isClosed", c.id, c.parent_id as "parentId", c.root_id as "rootId", c.level
    from (select) as one
    left join comment_rules r on r.object_type = ${objectType} and r.object_id = ${objectId}
    left join comments c on c.id = ${parentId}::int8 and c.object_type = ${objectType}
      and c.object_id = ${objectId} and c.state = 'visible'`.compile(db),
)
