import { sql } from 'kysely'
import { compileOnce } from './compile-once.ts'

interface Asked {
  now: Date
  calls: number[]
  keys: string[]
  most: number[]
  resetsAt: Date[]
}

/** Counting waits for no disk: a crash forgets some milliseconds of it. Locked in the order of keys, as by others. */
export const countHits = compileOnce((db, { now, calls, keys, most, resetsAt }: Asked) => {
  // A window that ends later than it could was begun before the clock was set back; nodes' clocks may differ a little.
  const isOver = (next: string) =>
    sql`(r.resets_at <= ${now} or r.resets_at > ${sql.ref(next)}.resets_at + interval '1 minute')`
  return sql<{ position: number; hits: number; resetsAt: Date }>`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true)),
    asked as (
      select * from unnest(${calls}::int4[], ${keys}::text[], ${most}::float8[], ${resetsAt}::timestamptz[])
        with ordinality as a (call, key, most, resets_at, position)),
    refused as (
      select call, min(position) as position from asked a join rate_limits r using (key)
      where r.hits >= a.most and not ${isOver('a')} group by call),
    counted as (
      insert into rate_limits as r (key, hits, resets_at)
      select a.key, 1, a.resets_at from unsynced, asked a left join refused using (call)
      where a.position <= coalesce(refused.position, a.position) order by a.key
      on conflict (key) do update set
        hits = case when ${isOver('excluded')} then 1 else r.hits + 1 end,
        resets_at = case when ${isOver('excluded')} then excluded.resets_at else r.resets_at end
      returning key, hits, resets_at)
    select a.position::int, counted.hits, counted.resets_at as "resetsAt"
    from asked a join counted using (key) order by a.position`.compile(db)
})
