import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { PrivateType } from '../content/content-type.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { MediaAccess } from './describe.ts'

/** All bytes that count against a person's storage. */
export async function sumBytes(db: Db, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('media')
    .select(sql<number>`coalesce(sum(bytes), 0)::int8`.as('bytes'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

export interface Unattached {
  id: number
  key: string
  ownerId: number | null
}

/** Uploads that are a day old and that no content shows, with an id above `after`. */
export async function listUnattached(db: Db, now: Date, after: number, limit: number): Promise<Unattached[]> {
  const { rows } = await sql<Unattached>`
    select id, key, owner_id as "ownerId" from media
    where id > ${after} and created_at < ${addMs(now, -DAY_MS)}
      and not exists (select from media_uses where media_id = media.id)
    order by id limit ${limit}`.execute(db)
  return rows
}

interface Unfinished {
  text: string
  covers: (string | null)[]
}

/**
 * The drafts and open suggestions of somebody. One at a time: they may have a hundred of half a megabyte, and asking
 * the database for each upload whether it is in one of them would take longer than a statement may.
 */
export async function* listUnfinished(db: Db, ownerId: number): AsyncGenerator<Unfinished> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['kind', 'key'])
    .where('user_id', '=', ownerId)
    .execute()
  for (const { kind, key } of drafts) {
    const { rows } = await sql<Unfinished>`
      select concat(content, ' ', older_content) as text,
        array[content ->> 'thumbnailId', older_content ->> 'thumbnailId', content ->> 'mediaId',
          older_content ->> 'mediaId'] as covers
      from drafts where user_id = ${ownerId} and kind = ${kind} and key = ${key}`.execute(db)
    yield* rows
  }
  const suggestions = await db
    .selectFrom('article_suggestions')
    .select('id')
    .where('author_id', '=', ownerId)
    .where('state', '=', 'open')
    .execute()
  for (const { id } of suggestions) {
    const { rows } = await sql<Unfinished>`
      select source as text, '{}'::text[] as covers from article_suggestions where id = ${id}`.execute(db)
    yield* rows
  }
  // Of collections: a row each, twenty open ones at most in each of them.
  const { rows } = await sql<Unfinished>`
    select cells::text as text, '{}'::text[] as covers from collection_suggestions
    where author_id = ${ownerId} and state = 'open'`.execute(db)
  yield* rows
}

export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('media').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

export interface Served {
  state: string
  access: MediaAccess
  ownerId: number | null
  isUsed: boolean
}

/** What has to be known of a key before one of its files is served. */
export async function findServed(db: Db, key: string): Promise<Served | undefined> {
  const row = await db
    .selectFrom('media')
    .select((eb) => [
      'state',
      'access',
      'owner_id as ownerId',
      eb
        .exists(eb.selectFrom('media_uses').whereRef('media_uses.media_id', '=', 'media.id'))
        .$castTo<boolean>()
        .as('isUsed'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { ...row, access: row.access as MediaAccess }
}

export interface MediaUse {
  objectType: ObjectType | PrivateType
  objectId: number
}

/** The objects that show an upload. */
export async function listUses(db: Db, key: string): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select u.object_type as "objectType", u.object_id as "objectId"
    from media m join media_uses u on u.media_id = m.id where m.key = ${key}`.execute(db)
  return rows
}
