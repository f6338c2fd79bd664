import { sql } from 'kysely'
import type { RichNode } from '../../contract/rich-text.ts'
import { later, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as platformMessages } from '../platform/messages.ts'
import { keyInPath } from './addresses.ts'
import { messages } from './messages.ts'

/** An image that this person uploaded; anything else is refused at the field `thumbnailId`. */
export async function getOwnImage(
  db: Db,
  userId: number,
  mediaId: number,
): Promise<{ id: number; key: string }> {
  const image = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('id', '=', mediaId)
    .where('owner_id', '=', userId)
    .where('kind', '=', 'image')
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (image === undefined)
    return fail('invalid_input', platformMessages.invalidInput, {
      fields: { thumbnailId: messages.notYourImage },
    })
  return image
}

/** The ids of the uploads that the images of a text show, whoever uploaded them. */
export async function findMediaIn(db: Db, nodes: readonly RichNode[]): Promise<number[]> {
  const keys = keysIn(nodes)
  if (keys.size === 0) return []
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('key', 'in', [...keys])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function keysIn(nodes: readonly RichNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    const key = node.type === 'image' ? keyInPath(node.src) : undefined
    if (key !== undefined) found.add(key)
    if ('children' in node) keysIn(node.children, found)
  }
  return found
}

/** All bytes that count against a person's storage. */
export async function sumBytes(db: Db, userId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('media')
    .select(sql<number>`coalesce(sum(bytes), 0)::int8`.as('bytes'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Uploads that are a day old and that nothing shows, not even a draft or an open suggestion of their owner. */
export async function findUnused(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select media.id from media
    where created_at < ${later(now, -DAY_MS)}
      and not exists (select from media_uses where media_id = media.id)
      and not exists (
        select from drafts where user_id = media.owner_id and (
          content::text like '%/media/' || media.key || '/%'
          or older_content::text like '%/media/' || media.key || '/%'
          or content ->> 'thumbnailId' = media.id::text
          or older_content ->> 'thumbnailId' = media.id::text))
      and not exists (
        select from article_suggestions where author_id = media.owner_id and state = 'open'
          and source like '%/media/' || media.key || '/%')
    order by created_at, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('media').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}
