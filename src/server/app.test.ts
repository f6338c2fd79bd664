import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DAY_MS } from './platform/clock.ts'
import { testApp } from './testing/test-app.ts'

test('of several nodes one purges at a time', async () => {
  const app = await testApp()
  const other = new pg.Client({ connectionString: app.url })
  await other.connect()
  await app.db
    .insertInto('rate_limits')
    .values({ key: 'ended', hits: 1, resets_at: app.clock.now() })
    .execute()
  const left = () => app.db.selectFrom('rate_limits').selectAll().execute()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(732004)')
  await app.purge()
  expect(await left(), 'another node is at it').toHaveLength(1)
  await other.query('commit')
  await Promise.all([app.purge(), app.purge()])
  expect(await left()).toEqual([])
  await other.end()
  await app.close()
})

test('a purge step that fails does not keep the others from running', async () => {
  const app = await testApp()
  await app.db
    .insertInto('visitor_salts')
    .values({ day: app.clock.now().toISOString().slice(0, 10), salt: Buffer.from('salt') })
    .execute()
  app.clock.advance(DAY_MS)
  await sql`alter table media_uses rename to elsewhere`.execute(app.db)
  await expect(app.purge()).rejects.toThrow('Not everything could be purged')
  expect(await app.db.selectFrom('visitor_salts').selectAll().execute()).toEqual([])
  await app.close()
})
