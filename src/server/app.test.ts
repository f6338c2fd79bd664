import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from './platform/clock.ts'
import { testApp } from './testing/test-app.ts'

test('a part of the purge that fails does not keep the others from forgetting', async () => {
  const app = await testApp()
  await app.db
    .insertInto('visitor_salts')
    .values({ day: app.clock.now().toISOString().slice(0, 10), salt: Buffer.from('salt') })
    .execute()
  app.clock.advance(DAY_MS)
  await sql`alter table media_uses rename to elsewhere`.execute(app.db)
  await expect(app.purge()).rejects.toThrow('Not everything could be forgotten')
  expect(await app.db.selectFrom('visitor_salts').selectAll().execute()).toEqual([])
  await app.close()
})
