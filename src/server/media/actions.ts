import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { FileContent, Files } from '../platform/files.ts'
import { queueJob } from '../platform/jobs.ts'
import { keysInText, newMediaKey, type VideoFormat } from './addresses.ts'
import { messages } from './messages.ts'
import { listUnattached, listUnfinished, sumBytes, type Unattached } from './queries.ts'

export interface Owner {
  id: number
  quotaBytes: number
}

const GIGABYTE = 1024 ** 3

/** Refuses what does not fit into the owner's storage any more. */
export async function refuseOverQuota(db: Db, owner: Owner, newBytes: number): Promise<void> {
  if ((await sumBytes(db, owner.id)) + newBytes > owner.quotaBytes)
    fail('too_large', messages.storageFull, { values: { count: owner.quotaBytes / GIGABYTE } })
}

export interface NewMedia {
  kind: 'image' | 'video'
  state: 'processing' | 'ready'
  width: number
  height: number
  placeholder: string
  format: VideoFormat | null
  durationMs: number | null
  files: ReadonlyMap<string, FileContent>
  /** All files together. */
  bytes: number
  /** Of what was uploaded; missing for what was drawn from another upload. */
  sha256?: Buffer
}

/** Files first, then the row: a crash in between leaves files that the sweep finds, never a row without files. */
export async function storeMedia(
  db: Db,
  files: Files,
  owner: Owner,
  media: NewMedia,
  now: Date,
): Promise<{ id: number; key: string }> {
  const key = newMediaKey()
  await files.put(key, media.files)
  try {
    return await transact(db, async (trx) => {
      // One after the other: two uploads at once must not both take the last bytes.
      await sql`select from users where id = ${owner.id} for no key update`.execute(trx)
      await refuseOverQuota(trx, owner, media.bytes)
      const { state, durationMs, files: _, ...columns } = media
      const { id } = await trx
        .insertInto('media')
        .values({
          ...columns,
          key,
          state,
          owner_id: owner.id,
          duration_ms: durationMs,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (state === 'processing') await queueJob(trx, 'video', { mediaId: id }, now)
      return { id, key }
    })
  } catch (error) {
    // Leftovers are swept; the uploader gets the reason of the refusal.
    await files.remove(key).catch(() => {})
    throw error
  }
}

/** Deletes an upload that nothing shows yet; its key, or null when something does. */
export async function deleteUnattached(db: Db, mediaId: number): Promise<string | null> {
  return transact(db, async (trx) => {
    // Locked: somebody about to show it has to wait, and finds that it is gone.
    await sql`select from media where id = ${mediaId} for update`.execute(trx)
    const { rows } = await sql<{ key: string }>`
      delete from media where id = ${mediaId}
        and not exists (select from media_uses where media_id = media.id)
      returning key`.execute(trx)
    return rows[0]?.key ?? null
  })
}

/** When objects are gone for good; their files go with the next sweep. */
export async function eraseMediaUses(
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

export interface Swept {
  keys: string[]
  /** Where to continue; null at the end. */
  next: number | null
}

/** Checks some uploads above `after`, deletes the rows of those that nothing shows and returns their keys. */
export async function deleteUnused(db: Db, now: Date, after: number, limit: number): Promise<Swept> {
  const found = await listUnattached(db, now, after, limit)
  const mentioned = await findMentioned(db, found)
  const unused = found.filter(({ id }) => !mentioned.has(id)).map(({ id }) => id)
  const next = found.length < limit ? null : (found.at(-1)?.id ?? null)
  if (unused.length === 0) return { keys: [], next }
  const keys = await transact(db, async (trx) => {
    await sql`select from media where id = any(${unused}::int8[]) order by id for update`.execute(trx)
    // Asked again with the rows locked: somebody may show one since.
    const { rows } = await sql<{ key: string }>`
      delete from media where id = any(${unused}::int8[])
        and not exists (select from media_uses where media_id = media.id)
      returning key`.execute(trx)
    return rows.map(({ key }) => key)
  })
  return { keys, next }
}

/** Those that a draft or an open suggestion of their owner shows. */
async function findMentioned(db: Db, uploads: Unattached[]): Promise<Set<number>> {
  const mentioned = new Set<number>()
  for (const ownerId of new Set(uploads.map((upload) => upload.ownerId))) {
    if (ownerId === null) continue
    const own = uploads.filter((upload) => upload.ownerId === ownerId)
    const byKey = new Map(own.map(({ id, key }) => [key, id]))
    const byId = new Map(own.map(({ id }) => [String(id), id]))
    for await (const { text, covers } of listUnfinished(db, ownerId)) {
      const ids = [
        ...covers.map((id) => byId.get(id ?? '')),
        ...keysInText(text).map((key) => byKey.get(key)),
      ]
      for (const id of ids) if (id !== undefined) mentioned.add(id)
    }
  }
  return mentioned
}
