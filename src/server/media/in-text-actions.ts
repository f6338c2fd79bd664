import { sql } from 'kysely'
import type { RichNode } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { findMediaIn } from './in-text-queries.ts'

/**
 * The images of a text and its cover belong to the article: they live as long as it. Older revisions can be read and
 * restored at any time, so their images are kept too.
 */
export async function setMediaInText(
  trx: Db,
  objectType: string,
  objectId: number,
  nodes: readonly RichNode[],
  coverId: number | null,
): Promise<void> {
  const shown = await findMediaIn(trx, nodes)
  const ids = coverId === null ? shown : [...shown, coverId]
  await setMediaUses(trx, objectType, objectId, [...new Set(ids)], { keepsOlder: true })
}

/** Records the uploads that an object shows. Ids of uploads that are gone are skipped. */
export async function setMediaUses(
  trx: Db,
  objectType: string,
  objectId: number,
  mediaIds: readonly number[],
  { keepsOlder = false }: { keepsOlder?: boolean } = {},
): Promise<void> {
  if (!keepsOlder) {
    await trx
      .deleteFrom('media_uses')
      .where('object_type', '=', objectType)
      .where('object_id', '=', objectId)
      .execute()
  }
  if (mediaIds.length === 0) return
  // Locked in one order: the sweep waits for us, or we find what it has left.
  await sql`
    insert into media_uses (media_id, object_type, object_id)
    select id, ${objectType}, ${objectId}::int8
    from (select id from media where id = any(${[...mediaIds]}::int8[]) order by id for key share) as kept
    on conflict do nothing`.execute(trx)
}
