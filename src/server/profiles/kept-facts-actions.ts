import { sql } from 'kysely'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { readFacts, type Facts } from './facts-queries.ts'

/** A follow-up of a look at a profile; its subject is the person's id. */
export const COUNT_FACTS = 'count-facts'

/** Who has done so much is counted beside the looks at their profile, since that takes longer than all else of it. */
export const MANY_DEEDS = 300
const FRESH_MS = MINUTE_MS
const LONGEST_KEPT_MS = DAY_MS
/** What nobody has looked at for so long is counted again all the same, so that the first look of a day is a short one. */
const COUNTED_AGAIN_MS = 20 * HOUR_MS
const MOST_COUNTED_AN_HOUR = 2000

interface Look {
  facts: Facts
  /** They are to be counted again, beside the request. */
  isStale: boolean
}

/**
 * What somebody has done, as it was kept or, for those with few deeds or without a visitor for a day, counted now. Whoever has
 * just written something sees it counted.
 */
export async function lookAtFacts(
  db: Db,
  id: number,
  now: Date,
  { hasJustWritten }: { hasJustWritten: boolean },
): Promise<Look> {
  const kept = hasJustWritten ? undefined : await findKept(db, id)
  if (kept !== undefined && kept.countedAt > addMs(now, -LONGEST_KEPT_MS))
    return { facts: kept.facts, isStale: kept.countedAt <= addMs(now, -FRESH_MS) }
  const facts = await readFacts(db, id, now)
  return { facts, isStale: hasManyDeeds(facts) }
}

/** Waits for no disk: whoever looks next asks again. */
export async function askForCount(db: Db, id: number): Promise<void> {
  await sql`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
    insert into follow_ups (kind, subject) select ${COUNT_FACTS}, ${String(id)} from unsynced`.execute(db)
}

/** Every hour; of very many those that were counted longest ago. */
export async function askForOld(db: Db, now: Date): Promise<void> {
  await sql`
    insert into follow_ups (kind, subject)
    select ${COUNT_FACTS}, user_id::text from kept_facts
    where counted_at < ${addMs(now, -COUNTED_AGAIN_MS)}::timestamptz
    order by counted_at limit ${MOST_COUNTED_AN_HOUR}`.execute(db)
}

/** Nothing of somebody who is gone meanwhile. */
export async function keepFacts(trx: Db, id: number, now: Date): Promise<void> {
  const facts = JSON.stringify(await readFacts(trx, id, now))
  await sql`
    insert into kept_facts (user_id, facts, counted_at)
    select id, ${facts}::jsonb, ${now}::timestamptz from users where id = ${id} for key share
    on conflict (user_id) do update set facts = excluded.facts, counted_at = excluded.counted_at`.execute(trx)
}

type KeptFacts = Omit<Facts, 'deeds'> & { deeds: Partial<Record<keyof Facts['deeds'], string>> }

async function findKept(db: Db, id: number): Promise<{ facts: Facts; countedAt: Date } | undefined> {
  const { rows } = await sql<{ facts: KeptFacts; countedAt: Date }>`
    select facts, counted_at as "countedAt" from kept_facts where user_id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const deeds = Object.entries(row.facts.deeds).map(([code, at]) => [code, new Date(at)] as const)
  return { ...row, facts: { ...row.facts, deeds: Object.fromEntries(deeds) } }
}

function hasManyDeeds({ articles, posts, comments, activity }: Facts): boolean {
  const ofAYear = activity.reduce((sum, { count }) => sum + count, 0)
  return Math.max(articles + posts + comments, ofAYear) >= MANY_DEEDS
}
