import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { Files } from '../platform/files.ts'
import { newMediaKey } from './addresses.ts'
import type { ProcessedImage } from './image.ts'
import { messages } from './messages.ts'
import { findUnused, sumBytes } from './queries.ts'

export interface Owner {
  id: number
  quotaBytes: number
}

const GIGABYTE = 1024 ** 3

/** Refuses what would not fit into the owner's storage any more. */
export async function refuseOverQuota(db: Db, owner: Owner, newBytes: number): Promise<void> {
  if ((await sumBytes(db, owner.id)) + newBytes > owner.quotaBytes)
    fail('too_large', messages.storageFull, { values: { count: owner.quotaBytes / GIGABYTE } })
}

/** Files first, then the row: a crash in between leaves files that the sweep finds, never a row without files. */
export async function storeImage(
  db: Db,
  files: Files,
  owner: Owner,
  image: ProcessedImage,
  now: Date,
): Promise<{ id: number; key: string }> {
  const key = newMediaKey()
  const bytes = [...image.files.values()].reduce((sum, file) => sum + file.length, 0)
  await files.put(key, image.files)
  try {
    return await transact(db, async (trx) => {
      // One after the other: two uploads at once must not both take the last bytes.
      await sql`select from users where id = ${owner.id} for no key update`.execute(trx)
      await refuseOverQuota(trx, owner, bytes)
      return await trx
        .insertInto('media')
        .values({
          key,
          owner_id: owner.id,
          kind: 'image',
          state: 'ready',
          width: image.width,
          height: image.height,
          bytes,
          placeholder: image.placeholder,
          created_at: now,
        })
        .returning(['id', 'key'])
        .executeTakeFirstOrThrow()
    })
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

/** Older revisions of an article can be read and restored at any time, so what they show is kept as long as it. */
const KEEPS_HISTORY: ReadonlySet<string> = new Set(['article'])

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

/** When objects are gone for good; their files go with the next sweep. */
export async function forgetMediaUses(
  trx: Db,
  objectType: string,
  objectIds: readonly number[],
): Promise<void> {
  if (objectIds.length === 0) return
  await trx
    .deleteFrom('media_uses')
    .where('object_type', '=', objectType)
    .where('object_id', 'in', objectIds)
    .execute()
}

/** Deletes some rows that nothing shows and returns their keys. */
export function deleteUnused(db: Db, now: Date, limit: number): Promise<string[]> {
  return transact(db, async (trx) => {
    const found = await findUnused(trx, now, limit)
    if (found.length === 0) return []
    await sql`select from media where id = any(${found}::int8[]) order by id for update`.execute(trx)
    // Asked again with the rows locked: somebody may have begun to show one in the meantime.
    const { rows } = await sql<{ key: string }>`
      delete from media where id = any(${found}::int8[])
        and not exists (select from media_uses where media_id = media.id)
      returning key`.execute(trx)
    return rows.map(({ key }) => key)
  })
}
