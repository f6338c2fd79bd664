import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle } from '../../contract/articles.ts'
import { getIqStatus } from '../../contract/iq.ts'
import { refusalsMetHere } from './record-refusals.ts'
import { testApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('what the site refuses is remembered under the name of its operation, however it was asked', async () => {
  await app.visitor().attempt(getIqStatus)
  await app.visitor().request('GET', '/api/articles/999999?reading=en')
  expect(refusalsMetHere()).toEqual(
    expect.arrayContaining([
      { operation: 'getIqStatus', code: 'not_signed_in' },
      { operation: 'getArticle', code: expect.stringMatching(/^(not_found|invalid_input)$/) },
    ]),
  )
  expect((await app.visitor().attempt(getArticle, { params: { id: 999_999 } })).status).toBe(404)
  expect(refusalsMetHere()).toContainEqual({ operation: 'getArticle', code: 'not_found' })
})
