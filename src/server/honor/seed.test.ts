import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copySeeded } from '../testing/seeded-database.ts'

let client: pg.Client
let close: () => Promise<void>
beforeAll(async () => {
  ;({ client, close } = await copySeeded(inject('templateUrl')))
})
afterAll(() => close())

const numbers = async (text: string) =>
  (await client.query<Record<string, string>>(text)).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])),
  )

test('the people of the demo have earned their Honor, and all sums agree', async () => {
  const [found] = await numbers(`
    select count(*) as entries, count(distinct reason) as reasons, count(distinct user_id) as people from honor_entries`)
  expect(found?.['entries']).toBeGreaterThan(200)
  expect(found?.['reasons']).toBeGreaterThan(3)
  const [off] = await numbers(`
    select count(*) as off from honor_totals t join (
      select user_id, sum(delta) as sum from honor_entries group by user_id) as e using (user_id)
    join (select user_id, sum(points) as sum from honor_weeks group by user_id) as w using (user_id)
    where t.total <> e.sum or t.total <> w.sum`)
  expect(off).toEqual({ off: 0 })
  const [categories] = await numbers(`
    with ledger as (
      select category, user_id, floor((day + 3) / 7.0)::int as week, delta from honor_entries, unnest(categories) as category)
    select (select count(distinct category) from ledger) as there,
      (select count(*) from (select category, user_id, sum(delta) from ledger group by 1, 2
        except select category, user_id, points from honor_category_totals) as d) as off,
      (select count(*) from (select category, user_id, week, sum(delta) from ledger group by 1, 2, 3
        except select category, user_id, week, points from honor_category_weeks) as d) as weeks_off`)
  expect(categories).toMatchObject({ off: 0, weeks_off: 0 })
  expect(categories?.['there']).toBeGreaterThan(5)
})

test('the limits of the rules hold for them too', async () => {
  const likes = `reason in ('article-liked', 'post-liked', 'comment-liked')`
  const [most] = await numbers(`
    select (select max(sum) from (select sum(delta) from honor_entries where ${likes} group by user_id, day) as d) as pool,
      (select max(count) from (select count(*) from honor_entries where ${likes} group by user_id, actor_id, day) as d)
        as pair,
      (select max(count) from (select count(*) from honor_entries where ${likes} group by user_id, actor_id) as d) as pairs`)
  expect(most?.['pool']).toBeLessThanOrEqual(100)
  expect(most?.['pair']).toBeLessThanOrEqual(5)
  expect(most?.['pairs']).toBeLessThanOrEqual(15)
})
