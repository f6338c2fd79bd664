import { sql } from 'kysely'
import { SECOND_MS, MINUTE_MS, addMs } from './clock.ts'
import type { Db } from './db.ts'
import { PART, readPart } from './follow-up-parts.ts'

/** A transaction about this many subjects is short. */
const SUBJECTS = 100
/** A part of a subject is as much work as many subjects. */
const PARTS = 5
/** The oldest rows, among which those about the same subjects are taken together. */
export const WINDOW = 4000
const MOST_TRIES_COUNTED = 100

export const LONGEST_PAUSE_MS = 10 * MINUTE_MS

/** 1 s, 4 s, 16 s … at most 10 minutes: a follow-up is never given up. */
export function pauseAfterTries(tries: number): number {
  return Math.min(SECOND_MS * 4 ** (tries - 1), LONGEST_PAUSE_MS)
}

/** Appended in the caller's transaction: it exists exactly when its cause does. */
export function appendFollowUp(trx: Db, kind: string, subject: string | number): Promise<void> {
  return appendFollowUps(trx, kind, [subject])
}

export async function appendFollowUps(trx: Db, kind: string, subjects: (string | number)[]): Promise<void> {
  if (subjects.length === 0) return
  await sql`
    insert into follow_ups (kind, subject)
    select ${kind}, unnest(${subjects.map(String)}::text[])`.execute(trx)
}

/** All follow-ups about one subject that were taken: they are handled once. */
export interface FollowUp {
  kind: string
  subject: string
  tries: number
  createdAt: Date
}

export interface Batch {
  /** How many were taken, of how many that are due; of these at most `WINDOW` are counted. */
  rows: number
  due: number
  /** In one order everywhere, so that two runners wait for each other without a deadlock. */
  followUps: FollowUp[]
}

/**
 * Takes what is due about the subjects that have waited longest, if nobody else has taken it: all of it about one
 * subject is handled at once, however much there is. It is back when the transaction fails.
 */
export async function takeBatch(trx: Db, kinds: string[], now: Date): Promise<Batch> {
  const { rows } = await sql<FollowUp & { due: number }>`
    with due as materialized (
      select id, kind, subject from follow_ups
      where kind = any(${kinds}::text[]) and (due_at is null or due_at <= ${now}) order by id limit ${WINDOW}),
    waiting as (
      select kind, subject, min(id) as first, strpos(subject, ${PART}) > 0 as is_part from due group by kind, subject),
    subjects as (
      select kind, subject from (
        select *, row_number() over (partition by is_part order by first) as nr from waiting) as w
      where not is_part or nr <= ${PARTS} order by first limit ${SUBJECTS}),
    taken as materialized (
      select f.id from follow_ups f where f.id in (select id from due join subjects using (kind, subject))
      order by f.id for update skip locked)
    delete from follow_ups using taken where follow_ups.id = taken.id
    returning kind, subject, tries, created_at as "createdAt", (select count(*) from due) as due`.execute(trx)
  const bySubject = new Map<string, FollowUp>()
  for (const row of rows) {
    const key = JSON.stringify([row.kind, row.subject])
    bySubject.set(key, merge(bySubject.get(key) ?? row, row))
  }
  return {
    rows: rows.length,
    due: rows[0]?.due ?? 0,
    followUps: [...bySubject.values()].sort(byKindAndSubject),
  }
}

function merge(one: FollowUp, other: FollowUp): FollowUp {
  return {
    ...one,
    tries: Math.max(one.tries, other.tries),
    createdAt: one.createdAt < other.createdAt ? one.createdAt : other.createdAt,
  }
}

/** Ids in the order of numbers, as other transactions lock them. */
function byKindAndSubject(a: FollowUp, b: FollowUp): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
  return a.subject.length - b.subject.length || (a.subject < b.subject ? -1 : 1)
}

/**
 * Waits for another batch with the same subject. Otherwise a runner that read before a write could store its result
 * after the runner that read later.
 */
export async function lockSubjects(trx: Db, followUps: FollowUp[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('follow-up ' || name, 0) as key
      from unnest(${followUps.map(({ kind, subject }) => `${kind} ${readPart(subject).whole}`)}::text[]) as name
      order by key offset 0) as keys`.execute(trx)
}

/** A failed one waits for another try, merged with what already waits about the same subject. */
export async function putBack(trx: Db, failed: FollowUp, error: unknown, now: Date): Promise<void> {
  const { kind, subject } = failed
  const { rows } = await sql<FollowUp>`
    delete from follow_ups where id in (
      select id from follow_ups where kind = ${kind} and subject = ${subject} and tries > 0
      for update skip locked)
    returning kind, subject, tries, created_at as "createdAt"`.execute(trx)
  const { tries: before, createdAt } = rows.reduce(merge, failed)
  const tries = Math.min(before + 1, MOST_TRIES_COUNTED)
  await trx
    .insertInto('follow_ups')
    .values({
      kind,
      subject,
      tries,
      due_at: addMs(now, pauseAfterTries(tries)),
      last_error: String(error).slice(0, 500),
      created_at: createdAt,
    })
    .execute()
}

/** How many wait, and for how long the oldest of them. */
export async function measureFollowUps(db: Db): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    select count(*) as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as "oldestSeconds"
    from follow_ups`.execute(db)
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 }
}
