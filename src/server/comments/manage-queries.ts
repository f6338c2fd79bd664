import { sql } from 'kysely'
import { batchCalls } from '../platform/batch-calls.ts'
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
  /** The comment to be answered, if it is visible, and whose it is. */
  parent: (Parent & { authorId: number | null }) | null
}

/** What a new comment depends on, in one query. */
export async function findPlace(
  db: Db,
  { objectType, objectId }: CommentsOf,
  parentId: number | undefined,
): Promise<Place> {
  const row = await findPlaceRow(db, { objectType, objectId, parentId: parentId ?? null })
  const { isClosed, id, ...position } = row ?? { isClosed: null, id: null, authorId: null, ...NOWHERE }
  return { isOpen: isClosed !== true, parent: id === null ? null : { id, ...position } }
}

const NOWHERE: Position = { parentId: null, rootId: null, level: 1 }

type Asked = CommentsOf & Pick<Position, 'parentId'>

interface PlaceRow extends Position {
  isClosed: boolean | null
  id: number | null
  authorId: number | null
}

/** One statement for all that are asked for in the same moment. */
const findPlaceRow = batchCalls({
  run: (db, asked: Asked[]): Promise<PlaceRow[]> =>
    listPlaceRows(db, {
      objectTypes: asked.map(({ objectType }) => objectType),
      objectIds: asked.map(({ objectId }) => objectId),
      parentIds: asked.map(({ parentId }) => parentId),
    }),
})

interface AskedTogether {
  objectTypes: string[]
  objectIds: number[]
  parentIds: (number | null)[]
}

const listPlaceRows = compileOnce((db, { objectTypes, objectIds, parentIds }: AskedTogether) =>
  sql<PlaceRow>`
    select r.is_closed as "isClosed", c.id, c.parent_id as "parentId", c.root_id as "rootId", c.level,
      c.author_id as "authorId"
    from unnest(${objectTypes}::text[], ${objectIds}::int8[], ${parentIds}::int8[])
      with ordinality as a (object_type, object_id, parent_id, position)
    left join comment_rules r on r.object_type = a.object_type and r.object_id = a.object_id
    left join comments c on c.id = a.parent_id and c.object_type = a.object_type
      and c.object_id = a.object_id and c.state = 'visible'
    order by a.position`.compile(db),
)
