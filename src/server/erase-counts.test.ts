import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAVING_DAYS } from '../contract/leaving.ts'
import { seed } from './backup-testing.ts'
import { exportApp, type ExportApp } from './data-export/data-export-testing.ts'
import { DAY_MS } from './platform/clock.ts'
import { openFiles } from './platform/files.ts'
import { findWrongNumbers } from './recount-testing.ts'
import { runJobs } from './testing/notified-people.ts'

let app: ExportApp
beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
  await seed({ url: app.url, files: openFiles(app.config) }, 0.1)
  await sql`analyze`.execute(app.db)
  await app.settle()
})
afterAll(async () => {
  await app.close()
  await rm(app.folder, { recursive: true, force: true })
})

/** Those who did the most, so that there is something to take back of every kind. */
async function listBusiest(count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.role = 'user'
    order by (select count(*) from likes where user_id = u.id) + (select count(*) from votes where user_id = u.id)
      + 5 * (select count(*) from comments where author_id = u.id) + 9 * (select count(*) from articles where author_id = u.id)
      + 9 * (select count(*) from guilds where owner_id = u.id) desc, u.id limit ${count}`.execute(app.db)
  return rows.map(({ id }) => id)
}

test('the numbers of everybody else are what a new count gives when busy members are gone', async () => {
  const before = await findWrongNumbers(app.db)
  const leavers = await listBusiest(6)
  expect(leavers).toHaveLength(6)
  for (const [nr, id] of leavers.entries())
    await app.db
      .updateTable('users')
      .set({ leaving_at: app.clock.now(), leaving_keeps_articles: nr % 2 === 1 })
      .where('id', '=', id)
      .execute()
  app.clock.advance(LEAVING_DAYS * DAY_MS + 1000)
  await app.purge()
  await runJobs(app)
  // As the database does by itself while a site runs.
  await sql`analyze follow_ups`.execute(app.db)
  await app.settle()
  const left = await app.db.selectFrom('users').select('id').where('id', 'in', leavers).execute()
  expect(left).toEqual([])
  expect(await findWrongNumbers(app.db)).toEqual(before)
  expect(before).toEqual({})
})
