import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import { unreadCount } from '../notifications/public.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

const DIGEST_HOUR = 8
/** Longer than a Monday lasts in all time zones together, and shorter than a week. */
const GAP_MS = 3 * DAY_MS

/** The time zones in which it is Monday and eight or later; empty on most days. */
export async function listDueZones(db: Db, now: Date): Promise<string[]> {
  // It is Monday somewhere from Sunday 10:00 until Tuesday 12:00 UTC.
  if (![0, 1, 2].includes(now.getUTCDay())) return []
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names
    where extract(isodow from ${now}::timestamptz at time zone name) = 1
      and extract(hour from ${now}::timestamptz at time zone name) >= ${DIGEST_HOUR}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whose week's digest is due: some people of these time zones, beyond the person `after`. */
export async function listDuePeople(
  db: Db,
  zones: string[],
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from notification_settings
    where has_digest and is_on and (digest_sent_at is null or digest_sent_at < ${addMs(now, -GAP_MS)})
      and coalesce(time_zone, 'Asia/Jakarta') = any(${zones}::text[]) and user_id > ${after}
    order by user_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Takes this week's digest of somebody, once; false when it is taken already or no longer wanted. */
export async function takeDigest(trx: Db, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update notification_settings set digest_sent_at = ${now}
    where user_id = ${userId} and has_digest and is_on
      and (digest_sent_at is null or digest_sent_at < ${addMs(now, -GAP_MS)})
    returning user_id`.execute(trx)
  return rows.length > 0
}

/** The hottest articles in each of these languages since then, the best first. */
export async function listNewArticles(
  db: Db,
  wanted: { languages: readonly Language[]; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.article_id as id from unnest(${wanted.languages}::text[]) as l (language) cross join lateral (
      select article_id, hot, published_at from article_places
      where scope = 'all' and language = l.language
      order by hot desc, article_id desc limit ${wanted.limit}) p
    where p.published_at >= ${wanted.since}
    order by p.hot desc, p.article_id desc limit ${wanted.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Hot questions are young: those of a week are among so many of the hottest. */
const HOTTEST = 200

/** The hottest questions in these languages since then, the best first. */
export async function listNewQuestions(
  db: Db,
  wanted: { languages: readonly Language[]; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select question_id as id from (
      select question_id, language, created_at, hot from question_places
      where not is_nsfw order by hot desc, question_id desc limit ${HOTTEST}) as p
    where created_at >= ${wanted.since} and language = any(${wanted.languages}::text[])
    order by hot desc, question_id desc limit ${wanted.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of them came out since then. */
export async function listPublishedSince(db: Db, ids: number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.article_id as id
    from unnest(${ids}::int8[]) with ordinality as given (id, place)
    join article_places p on p.article_id = given.id and p.scope = 'all'
    where p.published_at >= ${since} order by given.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of which of these articles or questions somebody has muted the thread. */
export async function listMutedThreads(
  db: Db,
  userId: number,
  type: 'article' | 'question',
  ids: number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select object_id as id from thread_choices
    where user_id = ${userId} and object_type = ${type} and object_id = any(${ids}::int8[])
      and choice = 'muted'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The mail says how many up to so many. */
const UNREAD_IN_DIGEST = 1000

export async function countUnreadSince(db: Db, userId: number, since: Date, now: Date): Promise<number> {
  const count = unreadCount(sql`${userId}`, { now, since, most: UNREAD_IN_DIGEST })
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db)
  return rows[0]?.count ?? 0
}
