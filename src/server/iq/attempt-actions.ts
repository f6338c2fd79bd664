import { sql } from 'kysely'
import { IQ_LEAST_AGE, IQ_RESTART_DAYS, isYounger, type IqForm } from '../../contract/iq-rules.ts'
import type { Language } from '../../contract/messages.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { writeStaffLog } from '../staff/public.ts'
import { messages } from './messages.ts'
import {
  findStanding,
  listOverdue,
  readCourse,
  type Course,
  type ExpiredAttempt,
  type LastAttempt,
} from './queries.ts'
import { expiryOf, isExpired, mayStartAt, type IqDevice } from './rules.ts'
import { endExpired, score, type Ending } from './score-actions.ts'
import { loadParameters } from './scoring/parameter-queries.ts'

export interface Start {
  userId: number
  tab: string
  form: IqForm
  hasExtraTime: boolean
  language: Language
  device: IqDevice
  now: Date
}

export interface Started {
  attempt: LastAttempt
  result: 'started' | 'taken-over'
}

/** Begins, or takes the open attempt over in this tab. Whoever starts twice at once waits here for the first. */
export async function start(db: Db, asked: Start): Promise<Started> {
  const attempt = () => transact(db, (trx) => startOrEnd(trx, asked))
  // One whose time is over is ended first, for good: also when its score then forbids another.
  return (await attempt()) ?? (await attempt()) ?? fail('unavailable', common.busy, { retryAfterSeconds: 5 })
}

async function startOrEnd(trx: Db, asked: Start): Promise<Started | undefined> {
  const { userId, now } = asked
  await lockPerson(trx, userId)
  const open = await lockOpen(trx, { userId })
  if (open !== undefined && isExpired(open, now)) {
    await endExpired(trx, open, now)
    return undefined
  }
  const standing = (await findStanding(trx, userId)) ?? fail('not_signed_in', common.notSignedIn)
  const { birthYear, isTaken, attempt, failed } = standing
  if (isTaken) fail('already_taken', messages.alreadyTaken)
  if (open !== undefined && attempt !== null) {
    await takeOver(trx, open.id, asked)
    return { attempt, result: 'taken-over' }
  }
  if (birthYear !== null && isYounger(IQ_LEAST_AGE, birthYear, now))
    fail('under_age', messages.tooYoung, { values: { age: IQ_LEAST_AGE } })
  const startAt = mayStartAt(failed)
  if (startAt !== null && startAt > now)
    fail('conflict', messages.notYet, { values: { days: IQ_RESTART_DAYS } })
  return { attempt: await insertAttempt(trx, asked), result: 'started' }
}

/** Another tab, and another kind of device than at the start, are noted and not punished. */
async function takeOver(trx: Db, id: string, { tab, device }: Start): Promise<void> {
  await sql`
    update iq_attempts set tab = ${tab}, flags = flags || jsonb_build_object(
      'takeOvers', coalesce((flags ->> 'takeOvers')::int4, 0) + (tab <> ${tab})::int4,
      'otherDevices', coalesce((flags ->> 'otherDevices')::int4, 0) + (device <> ${device})::int4)
    where id = ${id}`.execute(trx)
}

async function insertAttempt(trx: Db, start: Start): Promise<LastAttempt> {
  const { userId, tab, form, hasExtraTime, language, device, now } = start
  const { version } = await loadParameters(trx, 'newest')
  const expiresAt = expiryOf(now)
  await trx
    .insertInto('iq_attempts')
    .values({
      user_id: userId,
      form,
      language,
      device,
      extra_time: hasExtraTime,
      param_version: version,
      tab,
      started_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { state: 'open', form, hasExtraTime, isDone: false, expiresAt, answered: 0, scored: 0 }
}

/** The lock of all that begins and voids attempts of one person. */
async function lockPerson(trx: Db, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx)
}

/** The row is locked, and only then is read what was answered. */
async function lockOpen(trx: Db, where: { userId: number } | { id: string }): Promise<Course | undefined> {
  const by = 'id' in where ? sql`id = ${where.id}` : sql`user_id = ${where.userId}`
  const { rows } = await sql<{ id: string }>`
    select id from iq_attempts where ${by} and state = 'open' for update`.execute(trx)
  return rows[0] && readCourse(trx, rows[0].id)
}

/** Scores what is done, or ends what is over. Undefined: it had ended before. */
export async function finish(db: Db, userId: number, tab: string, now: Date): Promise<Ending | undefined> {
  return transact(db, async (trx) => {
    const course = await lockOpen(trx, { userId })
    if (course === undefined) return undefined
    if (isExpired(course, now)) return endExpired(trx, course, now)
    if (course.tab !== tab) fail('moved', messages.moved)
    if (!course.isDone) fail('conflict', messages.notDone)
    return score(trx, course, now)
  })
}

const BATCH = 100
/** Less than the hour between two purges. */
const SEEN_BEFORE_MS = 30 * MINUTE_MS

/**
 * Ends attempts whose time is over; run every hour. Only those whose time an earlier run has found over too: an hour with a
 * clock that is days ahead must not end everybody's for good.
 */
export async function endAllExpired(db: Db, now: Date, count: (ending: Ending) => void): Promise<void> {
  await noteOverdue(db, now)
  const failures: unknown[] = []
  let after: ExpiredAttempt | undefined
  for (;;) {
    const found = await listOverdue(db, { before: addMs(now, -SEEN_BEFORE_MS), after, limit: BATCH })
    for (const { id } of found) {
      try {
        const ending = await transact(db, async (trx) => {
          const course = await lockOpen(trx, { id })
          return course && endExpired(trx, course, now)
        })
        if (ending !== undefined) count(ending)
      } catch (error) {
        // The others go on: it is tried again with the next run.
        failures.push(error)
      }
    }
    after = found.at(-1)
    if (found.length < BATCH) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some attempts could not be ended')
}

/** What a clock that was ahead has noted is forgotten. */
async function noteOverdue(db: Db, now: Date): Promise<void> {
  await sql`
    update iq_attempts set overdue_at = case when expires_at <= ${now} then ${now}::timestamptz end
    where state = 'open' and case when expires_at <= ${now} then overdue_at is null or overdue_at > ${now}
      else overdue_at is not null end`.execute(db)
}

export interface Voiding {
  userId: number
  moderatorId: number
  /** Kept with the attempt: the staff's log has only words of ours. */
  reason: string
  now: Date
}

/** After a technical fault: the last attempt, however it ended, counts no more, and the person may take the test again. */
export async function voidAttempt(db: Db, { userId, moderatorId, reason, now }: Voiding): Promise<void> {
  if (userId === moderatorId) fail('not_allowed', messages.ownAttempt)
  await transact(db, async (trx) => {
    await lockPerson(trx, userId)
    const { rows } = await sql<{ state: string }>`
      with found as (
        select id, state from iq_attempts where user_id = ${userId}
        order by state = 'open' desc, started_at desc, id limit 1 for update)
      update iq_attempts a
      set state = 'void', void_reason = ${reason}, finished_at = coalesce(a.finished_at, ${now})
      from found where a.id = found.id and found.state <> 'void' returning found.state`.execute(trx)
    const [found] = rows
    if (found === undefined) return fail('not_found', common.notFound)
    await trx.deleteFrom('iq_results').where('user_id', '=', userId).execute()
    await writeStaffLog(trx, {
      actor: { kind: 'staff', id: moderatorId },
      action: 'void-iq-attempt',
      objectType: 'person',
      objectId: userId,
      details: { state: found.state },
      now,
    })
  })
}

/** False when nobody was asked this item, or somebody else. */
export async function noteEvent(
  db: Db,
  { userId, itemId, type }: { userId: number; itemId: string; type: 'blur' | 'focus' | 'paste' },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select i.id from iq_items i join iq_attempts a on a.id = i.attempt_id
      where i.id = ${itemId} and a.user_id = ${userId}),
    noted as (
      update iq_items set
        blur_count = least(10000, blur_count + ${type === 'blur' ? 1 : 0}::int4),
        pastes = least(1000, pastes + ${type === 'paste' ? 1 : 0}::int4)
      from found where iq_items.id = found.id and answered_at is null and ${type !== 'focus'})
    select id from found`.execute(db)
  return rows.length > 0
}
