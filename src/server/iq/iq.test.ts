import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { getIqStatus } from '../../contract/iq.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('[S7-8] GET /api/iq/status answers the IQ status, to members only', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(getIqStatus)).toEqual({ iqTestTaken: false })
  expect((await app.visitor().attempt(getIqStatus)).status).toBe(401)
})

test('[S3-3] IQ status has iqTestTaken, true once there is a result', async () => {
  const bela = await app.signIn('bela')
  const result = { user_id: bela.userId, score: 117, finished_at: app.clock.now() }
  await app.db.insertInto('iq_results').values(result).execute()
  expect(await bela.call(getIqStatus)).toEqual({ iqTestTaken: true })
  expect(await bela.call(getUser)).toMatchObject({ iqTestTaken: true, iqScore: 117 })
})
