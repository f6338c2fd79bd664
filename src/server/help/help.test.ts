import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerHelp } from '../../contract/help.ts'
import { DAY_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const themes = { page: 'themes', language: 'en' } as const
const rows = () =>
  app.db
    .selectFrom('help_answers')
    .select(['page', 'language', 'helpful', 'unhelpful'])
    .orderBy('page')
    .orderBy('language')
    .orderBy('day')
    .execute()

test('answers are counted by page, language and day, of visitors and members alike', async () => {
  const [visitor, member] = [app.visitor(), await app.signIn('ana')]
  for (const client of [visitor, member]) {
    expect(await client.call(answerHelp, { body: { ...themes, helpful: true } })).toEqual({ done: true })
  }
  await visitor.call(answerHelp, { body: { ...themes, helpful: false } })
  await visitor.call(answerHelp, { body: { ...themes, language: 'my', helpful: false } })
  await visitor.call(answerHelp, { body: { page: 'api', language: 'id', helpful: true } })
  app.clock.advance(DAY_MS)
  await visitor.call(answerHelp, { body: { ...themes, helpful: true } })
  expect(await rows()).toEqual([
    { page: 'api', language: 'id', helpful: 1, unhelpful: 0 },
    { page: 'themes', language: 'en', helpful: 2, unhelpful: 1 },
    { page: 'themes', language: 'en', helpful: 1, unhelpful: 0 },
    { page: 'themes', language: 'my', helpful: 0, unhelpful: 1 },
  ])
})

test('a changed answer moves to the other side, and none is less than nothing', async () => {
  const visitor = app.visitor()
  await visitor.call(answerHelp, { body: { ...themes, helpful: true } })
  await visitor.call(answerHelp, { body: { ...themes, helpful: false, isChange: true } })
  expect(await rows()).toEqual([{ page: 'themes', language: 'en', helpful: 0, unhelpful: 1 }])
  await visitor.call(answerHelp, { body: { ...themes, helpful: false, isChange: true } })
  expect(await rows()).toEqual([{ page: 'themes', language: 'en', helpful: 0, unhelpful: 2 }])
  await visitor.call(answerHelp, { body: { ...themes, language: 'id', helpful: true, isChange: true } })
  expect(await rows()).toContainEqual({ page: 'themes', language: 'id', helpful: 1, unhelpful: 0 })
})

test('pages that do not exist, other languages and more than it asks for are refused', async () => {
  const bodies = [
    { ...themes, page: 'xylophone', helpful: true },
    { ...themes, language: 'ms', helpful: true },
    { ...themes, helpful: 'yes' },
    { ...themes, helpful: true, userId: 1 },
    { page: 'themes', helpful: true },
  ]
  for (const body of bodies)
    expect(await app.visitor().attempt(answerHelp, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  expect(await rows()).toEqual([])
})

test('a network that answers all the time is thanked as well, but counted no further', async () => {
  const visitor = app.visitor()
  const { hits } = RATE_LIMITS.helpAnswers
  for (let time = 0; time < hits + 3; time++)
    await visitor.call(answerHelp, { body: { ...themes, helpful: true } })
  expect(await rows()).toEqual([{ page: 'themes', language: 'en', helpful: hits, unhelpful: 0 }])
})
