import { sql } from 'kysely'
import { addMs } from './clock.ts'
import type { Db } from './db.ts'

export interface LeasedJob {
  id: number
  kind: string
  payload: unknown
  attempts: number
}

/** How many more of a kind may run here now. */
export interface Slot {
  kind: string
  leaseMs: number
  free: number
}

/** Of each kind as many as may run, those that wait longest. */
export async function lease(db: Db, now: Date, slots: Slot[]): Promise<LeasedJob[]> {
  const { rows } = await sql<LeasedJob>`
    with slots as (
      select * from unnest(${slots.map(({ kind }) => kind)}::text[], ${slots.map(({ free }) => free)}::int8[],
        ${slots.map(({ leaseMs }) => addMs(now, leaseMs))}::timestamptz[]) as slots (kind, free, until)),
    due as materialized (
      select next.id, slots.until from slots, lateral (
        select id from jobs
        where kind = slots.kind and given_up_at is null and run_at <= ${now}
          and (leased_until is null or leased_until < ${now})
        order by run_at limit slots.free for update skip locked) as next)
    update jobs set leased_until = due.until, attempts = attempts + 1
    from due where jobs.id = due.id
    returning jobs.id, kind, payload, attempts`.execute(db)
  return rows
}
