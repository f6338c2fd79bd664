import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteGuild, listGuilds } from '../../contract/guilds.ts'
import { runCommand } from '../testing/run-command.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at } from './guilds-testing.ts'
import { makeStarterGuild } from './starter-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const listed = async () => (await app.visitor().call(listGuilds, { query: {} })).items

test('the first operator of a site gets its first guild, once', async () => {
  expect(await makeStarterGuild(app.db, app.clock.now())).toBe(false)
  const ana = await app.signIn('ana')
  await app.signIn('budi')
  const role = (who: string) =>
    runCommand('role', [`${who}@example.com`, 'operator'], { DATABASE_URL: app.url })
  expect((await role('ana')).code).toBe(0)
  app.clock.advance(5000)
  const [guild] = await listed()
  expect(guild).toMatchObject({
    name: 'Front Porch',
    ownerName: 'ana Tester',
    joinMode: 'open',
    memberCount: 1,
  })
  expect((await role('budi')).code).toBe(0)
  // A start of the site makes none either, nor when the first one is gone.
  expect(await makeStarterGuild(app.db, app.clock.now())).toBe(false)
  await ana.call(deleteGuild, at(guild ?? { id: 0 }))
  await app.db.deleteFrom('guilds').execute()
  expect(await makeStarterGuild(app.db, app.clock.now())).toBe(false)
})

test('nodes that start at once make one', async () => {
  const fresh = await testApp()
  await fresh.signIn('op', 'operator')
  const made = await Promise.all([1, 2, 3].map(() => makeStarterGuild(fresh.db, fresh.clock.now())))
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await fresh.db.selectFrom('guilds').select('name').execute()).toEqual([{ name: 'Front Porch' }])
  await fresh.close()
})
