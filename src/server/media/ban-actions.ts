import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'
import { setShownMedia } from './shown-actions.ts'

/** For moderators: `ban` with what is removed, `unban` when that is taken back; `listOf` says which uploads those are. */
export const bannedMedia = { ban: banMedia, unban: unbanMedia, listOf: listMediaOf, setShown: setShownMedia }

/**
 * What moderators removed for good is not uploaded again, by anybody. Only the hash of its bytes is kept; uploads from
 * before hashes were stored have none. In the transaction of the removal.
 */
async function banMedia(trx: Db, mediaIds: readonly number[], now: Date): Promise<void> {
  if (mediaIds.length === 0) return
  await sql`
    insert into banned_media (sha256, banned_at)
    select distinct sha256, ${now}::timestamptz from media where id = any(${mediaIds}::int8[]) and sha256 is not null
    on conflict do nothing`.execute(trx)
}

/** The way back: the removal was a mistake. */
async function unbanMedia(trx: Db, mediaIds: readonly number[]): Promise<void> {
  if (mediaIds.length === 0) return
  await sql`
    delete from banned_media where sha256 in (select sha256 from media where id = any(${mediaIds}::int8[]))`.execute(
    trx,
  )
}

/** The uploads that something shows: what a moderator removes may have several. */
async function listMediaOf(db: Db, objectType: string, objectIds: readonly number[]): Promise<number[]> {
  if (objectIds.length === 0) return []
  const rows = await db
    .selectFrom('media_uses')
    .select('media_id as id')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
  return rows.map(({ id }) => id)
}

export async function refuseBanned(db: Db, sha256: Buffer): Promise<void> {
  const row = await db
    .selectFrom('banned_media')
    .select('banned_at')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (row !== undefined) fail('not_allowed', messages.banned, { fields: { file: messages.banned } })
}
