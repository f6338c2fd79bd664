import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMessageSettings, saveMessageSettings } from '../../contract/message-acts.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('everybody may write and receipts are on, until somebody says otherwise; what is not named stays', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  expect(await ana.call(getMessageSettings)).toEqual({ whoMay: 'everyone', hasReceipts: true })
  const first = await ana.call(saveMessageSettings, { body: { whoMay: 'known' } })
  expect(first).toEqual({ whoMay: 'known', hasReceipts: true })
  await ana.call(saveMessageSettings, { body: { hasReceipts: false } })
  expect(await ana.call(getMessageSettings)).toEqual({ whoMay: 'known', hasReceipts: false })
  expect(await budi.call(getMessageSettings)).toEqual({ whoMay: 'everyone', hasReceipts: true })
})

test('nothing, unknown choices and visitors are refused', async () => {
  const ana = await app.signIn('ana')
  for (const body of [{}, { whoMay: 'friends' }, { hasReceipts: 'yes' }, { hasReceipts: true, other: 1 }])
    expect((await ana.attempt(saveMessageSettings, { body })).status).toBe(400)
  expect((await app.visitor().attempt(getMessageSettings)).status).toBe(401)
})
