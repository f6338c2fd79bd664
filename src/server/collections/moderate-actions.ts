import { sql } from 'kysely'
import { describedState, EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { placeCollection } from './place-actions.ts'
import { findCollection, lockRow, type CollectionFacts, type CollectionState } from './queries.ts'
import { changeState } from './trash-actions.ts'
import { setNsfw } from './update-actions.ts'

async function lock(trx: Db, id: number): Promise<CollectionFacts | undefined> {
  await lockRow(trx, id)
  return findCollection(trx, id)
}

const STANDING: ReadonlySet<CollectionState> = new Set(['published', 'hidden', 'withheld'])

const changeAll =
  (from: CollectionState, to: CollectionState) =>
  async (trx: Db, authorId: number, limit: number, now: Date): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from collections where author_id = ${authorId} and state = ${from} limit ${limit}`.execute(
      trx,
    )
    const ids = rows.map(({ id }) => id)
    for (const id of ids) {
      const collection = await lock(trx, id)
      if (collection?.state === from) await changeState(trx, collection, to, now)
    }
    return ids
  }

export const moderated: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Omit<Described, 'state' | 'parent'> & { state: string }>`
      select id, title, left(description, ${EXCERPT_LENGTH}) as excerpt, author_id as "authorId", state,
        is_nsfw as "isNsfw", nsfw_by is not distinct from 'reports' as "isMarkedByReports"
      from collections where id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({ ...row, state: describedState(row.state), parent: null }))
  },
  takeDown: {
    async remove(trx, id, now) {
      const collection = await lock(trx, id)
      if (collection === undefined || !STANDING.has(collection.state)) return false
      await changeState(trx, collection, 'removed', now)
      return true
    },
    async giveBack(trx, id, now) {
      const collection = await lock(trx, id)
      if (collection?.state !== 'removed') return false
      await changeState(trx, collection, await publicStateOf(trx, collection.authorId), now)
      return true
    },
    async putOff(trx, id, now) {
      await sql`update collections set deleted_at = ${now} where id = ${id} and state = 'removed'`.execute(
        trx,
      )
    },
  },
  async mark(trx, id, isNsfw) {
    const collection = await lock(trx, id)
    const isSame = collection?.isNsfw === isNsfw && collection.nsfwBy === 'moderator'
    if (collection === undefined || isSame) return false
    await setNsfw(trx, id, { isNsfw, by: 'moderator' })
    await placeCollection(trx, id)
    return true
  },
  withholding: {
    withhold: changeAll('published', 'withheld'),
    release: changeAll('withheld', 'published'),
  },
}
