import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signin } from '../../contract/auth.ts'
import { getTwoFactor } from '../../contract/two-factor.ts'
import { cleanUp } from '../platform/embedded/embedded-testing.ts'
import { mailsTo, makeAccount, PASSWORD } from '../testing/make-account.ts'
import { runCommand } from '../testing/run-command.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { takeFirstStep, turnOn } from './two-factor-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(cleanUp)

const twoStep = (...args: string[]) => runCommand('two-step', args, { DATABASE_URL: app.url })
const said = (line: string) => ({ code: 0, out: [line], errors: [''] })
const refused = (line: string) => ({ code: 1, out: [''], errors: [line] })

test('an operator lets somebody in who has lost phone and recovery codes; they are told and it is written down', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  expect(await twoStep(email)).toEqual(said('ana@example.com: off'))
  await turnOn(app, ana)
  const since = app.clock.now().toISOString().slice(0, 10)
  expect(await twoStep('Ana@Example.COM')).toEqual(
    said(`ana@example.com: on since ${since}, 10 recovery codes left`),
  )
  await takeFirstStep(app, email)

  expect(await twoStep(email, 'off')).toEqual(said('ana@example.com: off now; they are told by mail'))
  expect(await ana.call(getTwoFactor)).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect(await app.visitor().attempt(signin, { body: { email, password: PASSWORD } })).toMatchObject({
    status: 200,
  })
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain(
    'Two-step verification was turned off for your Cendekia account',
  )
  const log = await app.db.selectFrom('staff_log').selectAll().execute()
  expect(log).toMatchObject([
    { actor: 'command', actor_id: null, action: 'end-two-step', object_type: 'person' },
  ])
  expect(await twoStep(email, 'off')).toEqual(said('ana@example.com: off'))
  expect(await app.db.selectFrom('staff_log').select('id').execute()).toHaveLength(1)
})

test('a command that can’t be carried out says why and changes nothing', async () => {
  const budi = await makeAccount(app, 'budi@example.com')
  await turnOn(app, budi)
  expect(await twoStep()).toEqual(refused('two-step: takes an address, and "off" to turn it off'))
  expect(await twoStep('budi@example.com', 'on')).toMatchObject({ code: 1 })
  expect(await twoStep('budi', 'off')).toEqual(refused('two-step: "budi" is no email address'))
  expect(await twoStep('nobody@example.com', 'off')).toEqual(
    refused('two-step: nobody has an account with nobody@example.com'),
  )
  expect((await budi.call(getTwoFactor)).since).not.toBeNull()
})
