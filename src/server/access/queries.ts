import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { can, type Owned } from './rules.ts'

/**
 * The one condition for what a viewer may see, on the table `articles`: part of every list, search, count and feed.
 * Without a viewer it is what the public sees, which is also all that is ever cached.
 */
export function visibleTo(viewer: Viewer | null): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`articles.state = 'published'`
  return sql<boolean>`(articles.state = 'published' or (articles.state = 'draft' and (
    articles.author_id = ${viewer.id} or exists (
      select from article_coauthors c where c.article_id = articles.id and c.user_id = ${viewer.id}))))`
}

export interface FoundObject extends Owned {
  objectType: ObjectType
  objectId: number
}

export interface Audience {
  /** Proved to the server, see server/nsfw; whoever does not say so is taken for somebody who may not. */
  seesAdult?: boolean
}

/**
 * An object of any kind, if the viewer may know that it exists: its parent is checked first. Adult content is refused
 * to who has not proved to be 18, and not there at all for who has said to be younger.
 */
export async function getObject(
  db: Db,
  viewer: Viewer | null,
  objectType: ObjectType,
  objectId: number,
  { seesAdult = false }: Audience = {},
): Promise<FoundObject> {
  const found = await findObject(db, objectType, objectId)
  if (found === undefined || !can(viewer, 'read', found)) return fail('not_found', messages.notFound)
  if (found.isAdult === true && viewer?.isUnderAge === true) return fail('not_found', messages.notFound)
  // Whoever wrote it knows what it is.
  const isOwn = viewer !== null && viewer.id === found.authorId
  if (found.isAdult === true && !seesAdult && !isOwn) fail('consent_required', messages.consentRequired)
  if (found.parent !== undefined)
    await getObject(db, viewer, found.parent.type, found.parent.id, { seesAdult })
  const { parent: _, ...object } = found
  return { objectType, objectId, ...object }
}

type Found = Owned & { parent?: { type: ObjectType; id: number } }

/** An object whoever may see it: for judging about it, never for showing it. */
export async function findObject(
  db: Db,
  objectType: ObjectType,
  objectId: number,
): Promise<Found | undefined> {
  if (objectType === 'article') return findArticle(db, objectId)
  if (objectType === 'page-post') return findPagePost(db, objectId)
  if (objectType === 'comment') return findComment(db, objectId)
  return undefined
}

async function findPagePost(db: Db, id: number): Promise<Found | undefined> {
  const row = await db
    .selectFrom('page_posts')
    .select(['state', 'author_id', 'is_nsfw'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { state: row.state, authorId: row.author_id, isAdult: row.is_nsfw }
}

async function findArticle(db: Db, id: number): Promise<Found | undefined> {
  const { rows } = await sql<{ state: string; author_id: number | null; editors: number[] }>`
    select state, author_id,
      array(select user_id::int8 from article_coauthors where article_id = articles.id) as editors
    from articles where id = ${id}`.execute(db)
  const row = rows[0]
  return row && { state: row.state, authorId: row.author_id, editorIds: row.editors.map(Number) }
}

async function findComment(db: Db, id: number): Promise<Found | undefined> {
  const row = await db
    .selectFrom('comments')
    .select(['state', 'author_id', 'object_type', 'object_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      state: row.state,
      authorId: row.author_id,
      parent: { type: row.object_type as ObjectType, id: row.object_id },
    }
  )
}
