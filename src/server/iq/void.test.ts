import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import {
  answerIqItem,
  finishIqTest,
  getIqResult,
  getIqStatus,
  getNextIqItem,
  voidIqAttempt,
} from '../../contract/iq.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerBody,
  nextItem,
  refusalOf,
  startAs,
  statesOf,
  TAB,
  takeWholeTest,
  honorOf,
  ledgerOf,
} from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const voiding = (id: number, reason = 'The page stayed blank.') => ({
  params: { id: String(id) },
  body: { reason },
})

test('a moderator voids a score: it is gone, the reason is kept, and the test may be taken again, paid once', async () => {
  const mod = await app.signIn('mod', 'moderator')
  const ana = await startAs(app, 'ana')
  await takeWholeTest(app, ana, { knows: () => false })
  expect(await honorOf(app, ana)).toBe(50)
  await mod.call(voidIqAttempt, voiding(ana.userId))
  expect(await ana.call(getUser)).toMatchObject({ iqTestTaken: false, iqScore: null })
  expect(await ana.call(getIqResult)).toEqual({ result: null })
  expect(await ana.call(getIqStatus)).toMatchObject({
    iqTestTaken: false,
    attempt: { state: 'void' },
    mayStartAt: null,
  })
  expect(await refusalOf(ana, finishIqTest, { body: { tab: TAB } })).toBe('404 not_found')
  const attempts = app.db.selectFrom('iq_attempts').select(['state', 'void_reason'])
  expect(await attempts.where('user_id', '=', ana.userId).execute()).toEqual([
    { state: 'void', void_reason: 'The page stayed blank.' },
  ])
  const log = await app.db
    .selectFrom('staff_log')
    .selectAll()
    .where('action', '=', 'void-iq-attempt')
    .execute()
  expect(log).toMatchObject([
    {
      actor: 'staff',
      actor_id: mod.userId,
      object_type: 'person',
      object_id: ana.userId,
      details: { state: 'scored' },
    },
  ])
  await startAs(app, 'ana')
  expect((await takeWholeTest(app, ana))?.score).toBeGreaterThan(115)
  expect(await statesOf(app, ana.userId)).toEqual(['void', 'scored'])
  expect(await ledgerOf(app, ana)).toEqual(['+50 iq-finished'])
  // Words about somebody go with their account.
  await app.db.deleteFrom('users').where('id', '=', ana.userId).execute()
  const unlinked = await app.db
    .selectFrom('iq_attempts')
    .select(['state', 'void_reason'])
    .where('user_id', 'is', null)
    .orderBy('state')
    .execute()
  expect(unlinked).toEqual([
    { state: 'scored', void_reason: null },
    { state: 'void', void_reason: 'unlinked' },
  ])
})

test('an open attempt is voided too, and its items are answered no more', async () => {
  const mod = await app.signIn('mod', 'moderator')
  const budi = await startAs(app, 'budi')
  const item = await nextItem(budi)
  await mod.call(voidIqAttempt, voiding(budi.userId))
  expect(await refusalOf(budi, answerIqItem, { body: answerBody(item, 1) })).toBe('404 not_found')
  expect(await refusalOf(budi, getNextIqItem, { query: { tab: TAB } })).toBe('404 not_found')
})

test.each(['lapsed', 'not-scored'] as const)(
  'one that ended as %s through a fault no longer counts against its person',
  async (state) => {
    const mod = await app.signIn('mod', 'moderator')
    const name = `ended-${state.slice(0, 3)}`
    const person = await startAs(app, name)
    const end = () =>
      app.db
        .updateTable('iq_attempts')
        .set({ state, finished_at: app.clock.now() })
        .where('user_id', '=', person.userId)
        .where('state', '=', 'open')
        .execute()
    await end()
    app.clock.advance(1000)
    await startAs(app, name)
    await end()
    expect((await person.call(getIqStatus)).mayStartAt).not.toBeNull()
    await mod.call(voidIqAttempt, voiding(person.userId))
    expect(await person.call(getIqStatus)).toMatchObject({ attempt: { state: 'void' }, mayStartAt: null })
    expect(await statesOf(app, person.userId)).toEqual([state, 'void'])
  },
)

test('only moderators do, not their own, not without a reason, and not where there is nothing', async () => {
  const mod = await app.signIn('mod', 'moderator')
  const citra = await startAs(app, 'citra')
  await startAs(app, 'mod')
  expect(await refusalOf(citra, voidIqAttempt, voiding(citra.userId))).toBe('403 not_allowed')
  expect(await refusalOf(mod, voidIqAttempt, voiding(mod.userId))).toBe('403 not_allowed')
  expect(await refusalOf(mod, voidIqAttempt, voiding(citra.userId, ' a '))).toBe('400 invalid_input')
  expect(await refusalOf(mod, voidIqAttempt, voiding(999_999))).toBe('404 not_found')
  await mod.call(voidIqAttempt, voiding(citra.userId))
  expect(await refusalOf(mod, voidIqAttempt, voiding(citra.userId))).toBe('404 not_found')
})
