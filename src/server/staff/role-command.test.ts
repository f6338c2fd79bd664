import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getUser, signup } from '../../contract/auth.ts'
import { cleanUp, emptyFolder, patience } from '../platform/embedded/embedded-testing.ts'
import { runCommand } from '../testing/run-command.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { giveRole } from './actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(cleanUp)

const role = (...args: string[]) => runCommand('role', args, { DATABASE_URL: app.url })
const said = (line: string) => ({ code: 0, out: [line], errors: [''] })
const refused = (line: string) => ({ code: 1, out: [''], errors: [line] })

async function log() {
  const rows = await app.db.selectFrom('staff_log').selectAll().orderBy('id').execute()
  return rows.map(({ actor, actor_id, action, object_type, object_id, details }) => ({
    by: [actor, actor_id],
    did: [action, object_type, object_id],
    details,
  }))
}

test('a role is given, shown, listed and taken by a command, and written down', async () => {
  expect(await role()).toEqual(said('There is no staff yet.'))
  const ana = await app.signIn('ana')
  expect(await role('ana@example.com')).toEqual(said('ana@example.com = user'))
  expect(await role('Ana@Example.COM', 'operator')).toEqual(said('ana@example.com = operator (was user)'))
  await app.signIn('budi')
  await giveRole(app.db, 'budi@example.com', 'moderator', app.clock.now())
  expect((await role()).out).toEqual(['ana@example.com = operator', 'budi@example.com = moderator'])
  expect(await role('budi@example.com', 'moderator')).toEqual(
    said('budi@example.com = moderator (nothing changed)'),
  )
  await giveRole(app.db, 'ana@example.com', 'user', app.clock.now())
  expect(await log()).toMatchObject([
    {
      by: ['command', null],
      did: ['give-role', 'person', ana.userId],
      details: { from: 'user', to: 'operator' },
    },
    { details: { from: 'user', to: 'moderator' } },
    { did: ['give-role', 'person', ana.userId], details: { from: 'operator', to: 'user' } },
  ])
})

test('a role holds from the next request of a session that is open already, in both directions', async () => {
  const citra = await app.signIn('citra')
  expect(await citra.call(getUser)).not.toHaveProperty('capabilities')
  await giveRole(app.db, 'citra@example.com', 'moderator', app.clock.now())
  expect(await citra.call(getUser)).toMatchObject({ capabilities: ['moderate'] })
  await role('citra@example.com', 'operator')
  expect(await citra.call(getUser)).toMatchObject({ capabilities: ['moderate', 'operate'] })
  await giveRole(app.db, 'citra@example.com', 'user', app.clock.now())
  expect(await citra.call(getUser)).not.toHaveProperty('capabilities')
})

test('an unknown or unverified person, or an unknown role, is refused in one line, and changes nothing', async () => {
  const names = { firstName: 'Dewi', lastName: 'Baru' }
  await app
    .visitor()
    .call(signup, { body: { email: 'dewi@example.com', password: 'a quiet reading room', ...names } })
  await app.signIn('eka')
  const before = await log()
  const wrong: [string[], string][] = [
    [['nobody@example.com', 'operator'], 'role: nobody has an account with nobody@example.com'],
    [
      ['dewi@example.com', 'operator'],
      'role: dewi@example.com has signed up but not verified the address yet',
    ],
    [['eka@example.com', 'admin'], 'role: there is no role "admin", only user, moderator, operator'],
    [['eka', 'operator'], 'role: "eka" is no email address'],
    [
      ['eka@example.com', 'operator', 'now'],
      'role: takes an address and a role, such as you@example.org operator',
    ],
  ]
  for (const [args, line] of wrong) expect(await role(...args), args.join(' ')).toEqual(refused(line))
  expect(await log()).toEqual(before)
})

test('it works on the embedded database of a site that is not running', { timeout: patience }, async () => {
  const target = { DATA_DIR: await emptyFolder() }
  expect(await runCommand('role', ['you@example.org', 'operator'], target)).toEqual(
    refused('role: nobody has an account with you@example.org'),
  )
})

test('what is written down can be neither changed nor deleted', async () => {
  const id = (await app.signIn('fitri')).userId
  await giveRole(app.db, 'fitri@example.com', 'moderator', app.clock.now())
  const before = await log()
  expect(before.at(-1)?.did).toEqual(['give-role', 'person', id])
  const changes = [
    app.db.updateTable('staff_log').set({ object_id: 1 }).execute(),
    app.db.deleteFrom('staff_log').execute(),
  ]
  for (const change of changes) await expect(change).rejects.toThrow('staff_log is append-only')
  expect(await log()).toEqual(before)
})
