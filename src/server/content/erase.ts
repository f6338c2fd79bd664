import { sql } from 'kysely'
import { TRASH_DAYS } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { eraseAnswers } from '../platform/idempotency.ts'
import type { ContentType, Erasing, Site } from './content-type.ts'
import { listContentTypes } from './objects.ts'
import type { Leaver } from './leaver.ts'
import { ERASED_AT_ONCE, type ErasePart } from './person-data.ts'

/** A batch small enough that no transaction lasts long. */
const BATCH = 50

/** Erases what was deleted thirty days ago, of every type, with everything that belongs to it. */
export async function purgeContent(site: Site, now: Date): Promise<void> {
  const until = addMs(now, -TRASH_DAYS * DAY_MS)
  for (const type of listContentTypes(site)) {
    const { erase } = type
    if (erase !== null) while ((await eraseSome(site, type, erase, until)) === BATCH);
  }
}

function eraseSome(site: Site, { name }: ContentType, erase: Erasing, until: Date): Promise<number> {
  return transact(site.db.write, async (trx) => {
    const ids = await erase.lockDeleted(trx, until, BATCH)
    if (ids.length === 0) return 0
    await eraseTraces(site, trx, name, ids)
    await erase.remove(trx, ids)
    return ids.length
  })
}

/** Erases a part of what somebody who leaves has written, of every type; returns how many. */
export async function eraseWritten(site: Site, person: Leaver, now: Date): Promise<number> {
  let erased = 0
  for (const { name, erase } of listContentTypes(site)) {
    if (erase === null) continue
    erased += await transact(site.db.write, async (trx) => {
      const ids = await erase.takeDown(trx, person, BATCH, now)
      if (ids.length === 0) return 0
      await eraseTraces(site, trx, name, ids)
      await erase.remove(trx, ids)
      return ids.length
    })
  }
  return erased
}

/** Erases what all features store about these objects, and the answers stored for repeats. */
export async function eraseTraces(site: Site, trx: Db, objectType: ObjectType, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  for (const erase of site.traces) await erase(site, trx, objectType, ids)
  const type = site.content[objectType]
  if (type !== null) await eraseAnswers(trx, type.answer, ids)
}

/** Of a type that is erased with its parents: what is stored about those in `table` that go with these. */
export async function eraseTracesIn(
  site: Site,
  trx: Db,
  objectType: ObjectType,
  { table, parent, ids }: { table: string; parent: string; ids: number[] },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(parent)} = any(${ids}::int8[])`.execute(trx)
  await eraseTraces(
    site,
    trx,
    objectType,
    rows.map(({ id }) => id),
  )
}

/** What somebody who leaves has made of a type that goes with them. */
export function eraseMadeBy(objectType: ObjectType, table: string, author: string): ErasePart {
  return {
    name: table,
    run: (site, { id }) =>
      transact(site.db.write, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          delete from ${sql.table(table)} where id = any(array(
            select id from ${sql.table(table)} where ${sql.ref(author)} = ${id} limit ${ERASED_AT_ONCE}))
          returning id`.execute(trx)
        await eraseTraces(
          site,
          trx,
          objectType,
          rows.map((row) => row.id),
        )
        return rows.length
      }),
  }
}
