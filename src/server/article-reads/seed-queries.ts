import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { dayOf } from './rules.ts'

const DAYS = 120

/** Spreads the reads that the articles have over their last months: most when they were new, more on some days. */
export async function seedReadDays({ client, until }: Seeding): Promise<void> {
  await client.query(
    `with weights as (
       select a.id, c.reads, day::date as day,
         (0.3 + ((a.id * 7919 + extract(doy from day)::int * 104729) % 97) / 97.0)
           / sqrt(1 + (day::date - greatest(a.published_at::date, $1::date))) as weight
       from visible_articles a
       join object_counters c on c.object_type = 'article' and c.object_id = a.id and c.reads > 0
       cross join lateral generate_series(greatest(a.published_at::date, $1::date), $2::date, interval '1 day') as day),
     spread as (
       select id, day, floor(reads * weight / sum(weight) over (partition by id))::int as reads from weights)
     insert into article_read_days (article_id, day, reads)
     select id, day, reads from spread where reads > 0`,
    [dayOf(addMs(until, -DAYS * DAY_MS)), dayOf(until)],
  )
}
