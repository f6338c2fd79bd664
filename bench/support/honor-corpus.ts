import type { Client } from 'pg'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { withoutIndexes } from '../../src/server/platform/seeding.ts'

/** Of a seeded community of scale 1. */
const PEOPLE = 60
/** What everybody was given on average, over this many days. */
const ENTRIES_EACH = 50
const DAYS = 700
/** What somebody has who has been here from the beginning. */
const ENTRIES_OF_THE_OLDEST = 100_000

export interface HonorCorpus {
  /** Somebody with the longest ledger, and somebody with an ordinary one. */
  oldest: number
  ordinary: number
  /** Since 1970, as the ledger counts them. */
  today: number
}

export const describeHonor = (scale: number): HonorCorpus => ({
  oldest: 1,
  ordinary: Math.round((PEOPLE * scale) / 2),
  today: 20_776,
})

/** Fills an empty, migrated database: at scale 1000 60,000 people and 3,100,000 entries, with the sums that belong to them. */
export async function fillHonor(client: Client, scale: number): Promise<void> {
  const people = PEOPLE * scale
  const { today } = describeHonor(scale)
  const run = (text: string) => client.query(text)
  await run("set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.5)")
  await run(
    `insert into users (id, email, first_name, last_name, alias_name, created_at) overriding system value
     select n, n || '@bench.example', 'Person', 'Number ' || n, 'person-' || n, now() - interval '2 years'
     from generate_series(1::int8, ${people}) as n`,
  )
  await run(`insert into profiles (user_id, is_ranked) select id, id % 20 <> 0 from users`)
  const category = `(array[${CATEGORIES.map((name) => `'${name}'`).join()}])[1 + n % ${CATEGORIES.length}]`
  const entries = (count: number, user: string, from: number) =>
    run(
      `insert into honor_entries (user_id, delta, reason, object_type, object_id, actor_id, day, categories, created_at)
       select ${user}, case n % 10 when 0 then 10 when 1 then -2 else 2 end,
         case n % 10 when 0 then 'article-published' else 'article-liked' end, 'article', ${from} + n,
         case n % 10 when 0 then null else 1 + (n * 104729) % ${people} end, ${today} - (${count} - n) * ${DAYS} / ${count},
         array[${category}], now() - (${count} - n) * interval '${DAYS} days' / ${count}
       from generate_series(1::int8, ${count}) as n`,
    )
  await withoutIndexes(client, ['honor_entries'], async () => {
    await entries(people * ENTRIES_EACH, `1 + (n * 7919) % ${people}`, 0)
    await entries(ENTRIES_OF_THE_OLDEST, '1', people * ENTRIES_EACH)
  })
  const week = 'floor((day + 3) / 7.0)::int'
  await run(
    `insert into honor_totals (user_id, total) select user_id, sum(delta) from honor_entries group by 1`,
  )
  await run(
    `insert into honor_weeks (week, user_id, points)
     select ${week}, user_id, sum(delta) from honor_entries group by 1, 2`,
  )
  await run(
    `insert into honor_category_totals (category, user_id, points)
     select categories[1], user_id, sum(delta) from honor_entries group by 1, 2`,
  )
  await run(
    `insert into honor_category_weeks (category, week, user_id, points)
     select categories[1], ${week}, user_id, sum(delta) from honor_entries group by 1, 2, 3`,
  )
  await run('vacuum analyze')
  await run('set session_replication_role = default')
}
