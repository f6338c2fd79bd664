import { sql } from 'kysely'
import { compileOnce } from './compile-once.ts'

interface Asked {
  now: Date
  calls: number[]
  keys: string[]
  most: number[]
  resetsAt: Date[]
}

/** By `count_hits` of the migrations. It waits for no disk: a crash forgets some milliseconds of it. */
export const countHits = compileOnce((db, { now, calls, keys, most, resetsAt }: Asked) =>
  sql<{ position: number; hits: number; resetsAt: Date }>`
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
    select h.place as position, h.hits, h.resets_at as "resetsAt"
    from unsynced, count_hits(${calls}::int4[], ${keys}::text[], ${most}::float8[], ${resetsAt}::timestamptz[],
      ${now}::timestamptz) as h
    order by h.place`.compile(db),
)
