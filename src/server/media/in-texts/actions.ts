import { sql } from 'kysely'
import type { RichNode } from '../../../contract/rich-text.ts'
import type { Db } from '../../platform/db.ts'
import { findMediaIn } from './queries.ts'

/** Older revisions of an article can be read and restored at any time, so what they show is kept as long as it. */
const KEEPS_HISTORY: ReadonlySet<string> = new Set(['article'])

/** The images of a text and its cover belong to what was written: they live as long as it. */
export async function setMediaInText(
  trx: Db,
  objectType: string,
  objectId: number,
  nodes: readonly RichNode[],
  coverId: number | null,
): Promise<void> {
  const shown = await findMediaIn(trx, nodes)
  const ids = coverId === null ? shown : [...shown, coverId]
  await setMediaUses(trx, objectType, objectId, [...new Set(ids)])
}

/** Says what an object shows. Ids of uploads that are gone are passed over. */
export async function setMediaUses(
  trx: Db,
  objectType: string,
  objectId: number,
  mediaIds: readonly number[],
): Promise<void> {
  if (!KEEPS_HISTORY.has(objectType)) {
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
