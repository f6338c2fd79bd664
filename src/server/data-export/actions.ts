import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { EXPORT_DAYS, EXPORT_EVERY_HOURS, type DataExport } from '../../contract/data-export.ts'
import type { ErasePerson } from '../content/person-data.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { queueJob } from '../platform/jobs.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { readyMail } from './mails.ts'
import { EXPORT_READY } from './notify-queries.ts'
import { findLastMade, findMailbox } from './queries.ts'
import { exportStoreOf } from './store.ts'

/** What broke on its own account is tried so often; a crash of ours counts as well. */
export const MOST_TRIES = 4

export type Start = { id: number } | { nextAt: Date } | 'open'

/** At most one at a time, by a unique index, and one a day. */
export async function startExport(db: Db, userId: number, now: Date): Promise<Start> {
  try {
    return await transact(db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into data_exports (user_id, key, created_at)
        values (${userId}, ${randomBytes(16).toString('hex')}, ${now}) returning id`.execute(trx)
      const id = rows[0]?.id ?? 0
      // After the insertion: who waited for another's row at the index sees what became of it.
      const nextAt = await findNextAt(trx, userId, now, id)
      if (nextAt !== null) throw new TooEarly(nextAt)
      await queueJob(trx, 'dataExport', { exportId: id }, now)
      return { id }
    })
  } catch (error) {
    if (error instanceof TooEarly) return { nextAt: error.nextAt }
    if (isUniqueViolation(error, 'data_exports_one_open')) return 'open'
    throw error
  }
}

class TooEarly extends Error {
  readonly nextAt: Date

  constructor(nextAt: Date) {
    super('An export was made less than a day ago')
    this.nextAt = nextAt
  }
}

/** When another one may be made; null for now. */
export async function findNextAt(db: Db, userId: number, now: Date, exceptId = 0): Promise<Date | null> {
  const madeAt = await findLastMade(db, userId, exceptId)
  if (madeAt === undefined) return null
  const nextAt = addMs(madeAt, EXPORT_EVERY_HOURS * HOUR_MS)
  return nextAt > now ? nextAt : null
}

export interface Running {
  userId: number
  key: string
  tries: number
}

/** Undefined when it is gone or done: then there is nothing to do. A repeat after a crash begins anew. */
export async function beginExport(db: Db, id: number): Promise<Running | undefined> {
  const { rows } = await sql<Running>`
    update data_exports set state = 'running', progress = 0, tries = tries + 1
    where id = ${id} and state in ('queued', 'running')
    returning user_id as "userId", key, tries`.execute(db)
  return rows[0]
}

/** False when its owner is gone, or was: then nothing more of it may be written. */
export async function setProgress(db: Db, id: number, progress: number): Promise<boolean> {
  const { rows } = await sql`
    update data_exports set progress = ${progress} where id = ${id} and state = 'running'
    returning id`.execute(db)
  return rows.length > 0
}

/** False when it is gone by now. Its owner is told; older ones are not needed any more, and their keys are returned. */
export function finishExport(
  { db, config }: Pick<Server, 'db' | 'config'>,
  id: number,
  bytes: number,
  now: Date,
): Promise<string[] | false> {
  return transact(db.write, async (trx) => {
    const { rows } = await sql<{ userId: number }>`
      update data_exports set state = 'ready', progress = 100, bytes = ${bytes}, ended_at = ${now},
        expires_at = ${addMs(now, EXPORT_DAYS * DAY_MS)}
      where id = ${id} and state = 'running' returning user_id as "userId"`.execute(trx)
    const userId = rows[0]?.userId
    if (userId === undefined) return false
    const older = await sql<{ key: string }>`
      delete from data_exports where user_id = ${userId} and id <> ${id} returning key`.execute(trx)
    const { email, language } = await findMailbox(trx, userId)
    await queueMail(trx, email, readyMail(config, language), language, now)
    await appendFollowUp(trx, EXPORT_READY, String(id))
    return older.rows.map(({ key }) => key)
  })
}

export async function failExport(
  db: Db,
  id: number,
  failure: NonNullable<DataExport['failure']>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update data_exports set state = 'failed', failure = ${failure}, ended_at = ${now}
    where id = ${id} and state in ('queued', 'running') returning id`.execute(db)
  return rows.length > 0
}

/** What has expired, what failed long ago, and what no job will finish any more; returns the keys of their files. */
export async function deleteEnded(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from data_exports where expires_at <= ${now}
      or (state <> 'ready' and created_at < ${addMs(now, -EXPORT_DAYS * DAY_MS)})
    returning key`.execute(db)
  return rows.map(({ key }) => key)
}

/** For somebody who leaves: a running one stops at its next step, and what it has written is deleted. */
export const eraseExports: ErasePerson = async (site, trx, { id }) => {
  const { rows } = await sql<{ key: string }>`
    delete from data_exports where user_id = ${id} returning key`.execute(trx)
  for (const { key } of rows) await exportStoreOf(site).exports.remove(key)
}
