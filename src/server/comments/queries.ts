import { sql } from 'kysely'
import { Comment } from '../../contract/comments.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { can, isOnlyJudge } from '../content/can.ts'
import { findObject, getObject, type Audience, type FoundObject } from '../content/objects.ts'
import type { Site } from '../content/content-type.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { eraseAnswers } from '../platform/idempotency.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import type { Position } from './rules.ts'

export interface StoredComment extends Position {
  id: number
  objectType: ObjectType
  objectId: number
  authorId: number | null
  state: string
  /** By its own state; its object is checked as well. */
  isPublic: boolean
  /** Those who judge have to look at it. */
  isReported: boolean
  source: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  /** It was hidden by reports when its author deleted it. */
  isHiddenBefore: boolean
}

/** Visible, and reported. */
export const IS_REPORTED = sql<boolean>`(comments.state = 'visible' and exists (
  select from reports r where r.object_type = 'comment' and r.object_id = comments.id and r.state = 'open'))`

export async function findComment(db: Db, id: number): Promise<StoredComment | undefined> {
  const row = await db
    .selectFrom('comments')
    .select([
      'id',
      'object_type as objectType',
      'object_id as objectId',
      'parent_id as parentId',
      'root_id as rootId',
      'level',
      'author_id as authorId',
      'state',
      'source',
      'created_at as createdAt',
      'edited_at as editedAt',
      'deleted_at as deletedAt',
      'is_hidden_before as isHiddenBefore',
    ])
    .select(sql<boolean>`${IS_REPORTED}`.as('isReported'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, isPublic: row.state === 'visible', objectType: row.objectType as ObjectType }
}

/** Those of the ids that everybody may see, in their order. */
export async function listVisibleIds(db: Db, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from unnest(${ids}::int8[]) with ordinality as wanted (id, place)
    join visible_comments v on v.id = wanted.id and not v.is_nsfw
    order by wanted.place`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Loaded {
  /** Locked with what it is about. */
  comment: StoredComment & { isLocked: boolean }
  object: FoundObject
}

/** A comment that the viewer may see, and its object, which they must be able to see as well. */
export async function getComment(
  site: Site,
  db: Db,
  viewer: Viewer,
  id: number,
  audience: Audience,
): Promise<Loaded> {
  const comment = (await findComment(db, id)) ?? fail('not_found', common.notFound)
  return withObject(site, db, viewer, comment, audience)
}

/** One's own is there to be deleted also where one may not read any more, as after leaving a private guild. */
export async function getDeletable(
  site: Site,
  db: Db,
  viewer: Viewer,
  id: number,
  audience: Audience,
): Promise<Loaded> {
  const comment = (await findComment(db, id)) ?? fail('not_found', common.notFound)
  if (comment.authorId !== viewer.id) return withObject(site, db, viewer, comment, audience)
  const { objectType, objectId } = comment
  const found = await findObject(site, db, viewer, objectType, objectId)
  if (found === undefined || !can(viewer, 'read', comment)) return fail('not_found', common.notFound)
  return {
    comment: { ...comment, isLocked: found.isLocked === true },
    object: { objectType, objectId, ...found },
  }
}

async function withObject(
  site: Site,
  db: Db,
  viewer: Viewer,
  comment: StoredComment,
  audience: Audience,
): Promise<Loaded> {
  const object = await getObject(site, db, viewer, comment.objectType, comment.objectId, audience)
  const isUntold = isOnlyJudge(viewer, object) && !comment.isReported
  if (isUntold || !can(viewer, 'read', comment)) return fail('not_found', common.notFound)
  return { comment: { ...comment, isLocked: object.isLocked === true }, object }
}

/** Clears the text of comments that can't be restored any more; the rows and counts stay. */
export async function purgeComments(db: Db, now: Date): Promise<void> {
  const emptied = await db
    .updateTable('comments')
    .set({ source: '', nodes: '[]' })
    .where('state', '=', 'deleted')
    .where('source', '<>', '')
    .where('deleted_at', '<', addMs(now, -TRASH_DAYS * DAY_MS))
    .returning('id')
    .execute()
  await eraseAnswers(
    db,
    Comment,
    emptied.map(({ id }) => id),
  )
}
