import { sql } from 'kysely'
import type { RichNode } from '../../contract/rich-text.ts'
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
    .where(isNotSole)
    .executeTakeFirst()
  if (image === undefined)
    return fail('invalid_input', platformMessages.invalidInput, {
      fields: { thumbnailId: messages.notYourImage },
    })
  return image
}

/** The ids of the uploads that the images of a text show, whoever uploaded them, except those claimed by one object. */
export async function findMediaIn(db: Db, nodes: readonly RichNode[]): Promise<number[]> {
  const keys = keysIn(nodes)
  if (keys.size === 0) return []
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('key', 'in', [...keys])
    .where(isNotSole)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Excludes uploads that one object has claimed, since they are deleted with it. */
const isNotSole = sql<boolean>`not exists (
  select from media_uses where media_id = media.id and is_sole)`

function keysIn(nodes: readonly RichNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    const key = node.type === 'image' ? keyInPath(node.src) : undefined
    if (key !== undefined) found.add(key)
    if ('children' in node) keysIn(node.children, found)
  }
  return found
}
