import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { honorOf, ledgerOf, like, people } from './honor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

const waiting = async () => (await app.db.selectFrom('follow_ups').select('id').execute()).length

test('a follow-up whose node is killed in the middle is handled again, and pays once', async () => {
  const [ana, budi] = await people(app, 'ana', 'budi')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  await like.article(budi, id)
  // As when the node is killed: its connection ends just before the entry is stored.
  await sql`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(app.db)
  await sql`create trigger dying before insert on honor_entries for each row execute function die()`.execute(
    app.db,
  )
  await expect(app.followUps.runDue()).rejects.toThrow()
  await sql`drop trigger dying on honor_entries`.execute(app.db)
  expect(await waiting()).toBeGreaterThan(0)
  expect(await honorOf(app, ana)).toBe(5)
})

test('follow-ups that come again and again, also at once, change nothing', async () => {
  const [cita, dewi] = await people(app, 'cita', 'dewi')
  const { id } = await insertArticle(app, { authorId: cita.userId })
  await like.article(dewi, id)
  for (let time = 0; time < 5; time++) {
    await sql`insert into follow_ups (kind, subject)
      select kind, subject from (values ('notify-like', ${`article ${id} ${dewi.userId}`}::text),
        ('notify-state', ${`article ${id}`}), ('notify-member', ${String(cita.userId)})) as f (kind, subject),
        generate_series(1, 10)`.execute(app.db)
    await Promise.all([app.settle(), app.settle(), app.settle()])
  }
  expect((await ledgerOf(app, cita)).toSorted()).toEqual(['+1 email-verified', '+5 article-liked'])
})
