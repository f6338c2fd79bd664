import { sql } from 'kysely'
import type { IqItem, IqResult } from '../../contract/iq.ts'
import type { IqForm } from '../../contract/iq-rules.ts'
import type { Db } from '../platform/db.ts'

export type AttemptState = 'open' | 'scored' | 'lapsed' | 'void' | 'not-scored'

/** What its person sees of an item. */
export type ShownItem = Pick<IqItem, 'kind' | 'instruction' | 'stem' | 'options' | 'numbers'>

export interface StoredItem {
  id: string
  position: number
  templateId: string
  isPilot: boolean
  servedAt: Date
  deadlineAt: Date
  /** What was shown, and its key, sealed: null once it is answered. */
  shown: ShownItem | null
  sealedKey: Buffer | null
  answeredAt: Date | null
  isCorrect: boolean | null
  isLate: boolean | null
  serverMs: number | null
  blurCount: number
  blurMs: number
  pastes: number
}

/** An attempt with all that was asked in it, in order. */
export interface Course {
  id: string
  userId: number | null
  state: AttemptState
  form: IqForm
  hasExtraTime: boolean
  paramVersion: number
  tab: string
  isDone: boolean
  expiresAt: Date
  items: StoredItem[]
}

interface CourseRow extends Omit<Course, 'items'> {
  itemId: string | null
}

const COURSE = sql`
  select a.id, a.user_id as "userId", a.state, a.form, a.extra_time as "hasExtraTime",
    a.param_version as "paramVersion", a.tab, a.is_done as "isDone", a.expires_at as "expiresAt",
    i.id as "itemId", i.position, i.template_id as "templateId", i.is_pilot as "isPilot", i.served_at as "servedAt",
    i.deadline_at as "deadlineAt", i.shown, i.key_enc as "sealedKey", i.answered_at as "answeredAt",
    i.is_correct as "isCorrect", i.is_late as "isLate", i.server_ms as "serverMs", i.blur_count as "blurCount",
    i.blur_ms as "blurMs", i.pastes
  from iq_attempts a left join iq_items i on i.attempt_id = a.id`

/** Somebody's last attempt; the open one is always the last. */
export async function findCourse(db: Db, userId: number): Promise<Course | undefined> {
  const { rows } = await sql<CourseRow & StoredItem>`
    ${COURSE} where a.id = (
      select id from iq_attempts where user_id = ${userId} order by state = 'open' desc, started_at desc, id limit 1)
    order by i.position`.execute(db)
  return courseFrom(rows)
}

export async function readCourse(db: Db, attemptId: string): Promise<Course | undefined> {
  const { rows } = await sql<
    CourseRow & StoredItem
  >`${COURSE} where a.id = ${attemptId} order by i.position`.execute(db)
  return courseFrom(rows)
}

function courseFrom(rows: (CourseRow & StoredItem)[]): Course | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const { id, userId, state, form, hasExtraTime, paramVersion, tab, isDone, expiresAt } = first
  const items = rows.flatMap(({ itemId, ...row }): StoredItem[] =>
    itemId === null ? [] : [{ ...itemOf(row), id: itemId }],
  )
  return { id, userId, state, form, hasExtraTime, paramVersion, tab, isDone, expiresAt, items }
}

function itemOf(row: StoredItem): StoredItem {
  const { id, position, templateId, isPilot, servedAt, deadlineAt, shown, sealedKey } = row
  const { answeredAt, isCorrect, isLate, serverMs, blurCount, blurMs, pastes } = row
  const answer = { answeredAt, isCorrect, isLate, serverMs, blurCount, blurMs, pastes }
  return { id, position, templateId, isPilot, servedAt, deadlineAt, shown, sealedKey, ...answer }
}

/** Whether somebody was ever asked this item. */
export async function isOwnItem(db: Db, userId: number, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('iq_items')
    .innerJoin('iq_attempts', 'iq_attempts.id', 'iq_items.attempt_id')
    .select('iq_items.id')
    .where('iq_items.id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** How somebody stands with the test: one statement, since every screen asks. */
export interface Standing {
  birthYear: number | null
  isTaken: boolean
  attempt: LastAttempt | null
  /** Attempts that lapsed or were not scored. */
  failed: { count: number; lastAt: Date | null }
}

export interface LastAttempt extends Pick<
  Course,
  'state' | 'form' | 'hasExtraTime' | 'isDone' | 'expiresAt'
> {
  answered: number
  /** Of them those that count. */
  scored: number
}

interface StandingRow extends Omit<LastAttempt, 'state'> {
  birthYear: number | null
  isTaken: boolean
  state: AttemptState | null
  failedCount: number
  failedAt: Date | null
}

export async function findStanding(db: Db, userId: number): Promise<Standing | undefined> {
  const { rows } = await sql<StandingRow>`
    select u.birth_year as "birthYear", exists (select from iq_results where user_id = u.id) as "isTaken",
      a.state, a.form, a.extra_time as "hasExtraTime", a.is_done as "isDone", a.expires_at as "expiresAt",
      i.answered, i.scored, f.count as "failedCount", f.last_at as "failedAt"
    from users u
    left join lateral (
      select * from iq_attempts where user_id = u.id order by state = 'open' desc, started_at desc, id limit 1) a on true
    cross join lateral (
      select count(*) as answered, count(*) filter (where not is_pilot) as scored
      from iq_items where attempt_id = a.id and answered_at is not null) i
    cross join lateral (
      select count(*) as count, max(finished_at) as last_at from iq_attempts
      where user_id = u.id and state in ('lapsed', 'not-scored')) f
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { birthYear, isTaken, state, form, hasExtraTime, isDone, expiresAt, answered, scored } = row
  return {
    birthYear,
    isTaken,
    attempt: state && { state, form, hasExtraTime, isDone, expiresAt, answered, scored },
    failed: { count: row.failedCount, lastAt: row.failedAt },
  }
}

/** What somebody was told of their result, as it was told. */
export type StoredReport = Omit<IqResult, 'finishedAt'>

export async function findResult(db: Db, userId: number): Promise<IqResult | null> {
  const row = await db
    .selectFrom('iq_results')
    .select(['report', 'finished_at'])
    .where('user_id', '=', userId)
    .where('attempt_id', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return { ...(row.report as unknown as StoredReport), finishedAt: row.finished_at.toISOString() }
}

/** Where a list of attempts goes on. */
export interface ExpiredAttempt {
  id: string
  expiresAt: Date
}

/** Open attempts whose time an earlier purge has found over as well, in order. */
export async function listOverdue(
  db: Db,
  { before, after, limit }: { before: Date; after: ExpiredAttempt | undefined; limit: number },
): Promise<ExpiredAttempt[]> {
  const { rows } = await sql<ExpiredAttempt>`
    select id, expires_at as "expiresAt" from iq_attempts
    where state = 'open' and overdue_at <= ${before}
      ${after === undefined ? sql`` : sql`and (expires_at, id) > (${after.expiresAt}, ${after.id}::uuid)`}
    order by expires_at, id limit ${limit}`.execute(db)
  return rows
}
