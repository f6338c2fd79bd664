import { sql } from 'kysely'
import { ownUploads } from '../media/public.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { queueJob } from '../platform/jobs.ts'
import { deleteSessionsOf } from '../platform/session.ts'

/** What was being written in the moment of a suspension is looked for once more so much later. */
const SWEEP_AGAIN_MS = MINUTE_MS

interface NewSanction {
  userId: number
  actionId: number
  /** Null is for good. */
  until: Date | null
  now: Date
}

async function writeSanction(
  trx: Db,
  kind: 'silence' | 'suspension',
  { userId, actionId, until }: NewSanction,
): Promise<void> {
  await sql`
    insert into sanctions (user_id, kind, action_id, until) values (${userId}, ${kind}, ${actionId}, ${until})
    on conflict (user_id, kind) do update set action_id = excluded.action_id, until = excluded.until`.execute(
    trx,
  )
  if (until !== null) await queueJob(trx, 'standing', { userId }, until)
}

export function silence(trx: Db, sanction: NewSanction): Promise<void> {
  return writeSanction(trx, 'silence', sanction)
}

/** Their sessions and streams end at once; what they wrote is withheld by `followStanding`, after this is committed. */
export async function suspend(trx: Db, sanction: NewSanction): Promise<void> {
  const { userId, now } = sanction
  await writeSanction(trx, 'suspension', sanction)
  await sql`update users set suspended_at = ${now} where id = ${userId}`.execute(trx)
  await deleteSessionsOf(trx, userId)
  await ownUploads.setShown(trx, 'person', userId, false)
  await queueJob(trx, 'standing', { userId }, addMs(now, SWEEP_AGAIN_MS))
}

interface Ended {
  kind: string
  actionId: number
  /** What that action was about. */
  subject: string
}

/**
 * Ends what holds, or of that only what this action has brought about; what they wrote comes back by `followStanding`.
 * What has ended.
 */
export async function endSanctions(
  trx: Db,
  userId: number,
  kinds: readonly ('silence' | 'suspension')[],
  now: Date,
  actionId: number | null = null,
): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    delete from sanctions s using mod_actions a
    where user_id = ${userId} and kind = any(${[...kinds]}::text[]) and a.id = s.action_id
      and (${actionId}::int8 is null or a.id = ${actionId}::int8)
    returning kind, a.id as "actionId", a.object_type || ' ' || a.object_id as subject`.execute(trx)
  const isAny = actionId === null && kinds.includes('suspension')
  if (isAny || rows.some(({ kind }) => kind === 'suspension')) await endSuspension(trx, userId, now)
  return rows
}

async function endSuspension(trx: Db, userId: number, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update users set suspended_at = null where id = ${userId} and suspended_at is not null`.execute(trx)
  if (numAffectedRows === 0n) return
  await ownUploads.setShown(trx, 'person', userId, true)
  await queueJob(trx, 'standing', { userId }, now)
}

/** Which of somebody's sanctions are over. */
export async function listOver(trx: Db, userId: number, now: Date): Promise<('silence' | 'suspension')[]> {
  const { rows } = await sql<{ kind: 'silence' | 'suspension' }>`
    select kind from sanctions where user_id = ${userId} and until <= ${now} for update`.execute(trx)
  return rows.map(({ kind }) => kind)
}

/** Everybody of whom one is over: the jobs have done it already, unless they were lost. */
export async function listPeopleOver(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from sanctions where until <= ${now} limit 1000`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Locked for others who would change it, while some of what they wrote follows. */
export async function isSuspendedNow(trx: Db, userId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ isSuspended: boolean }>`
    select suspended_at is not null as "isSuspended" from users where id = ${userId} for share`.execute(trx)
  return rows[0]?.isSuspended
}
