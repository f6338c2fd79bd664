import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLanguages, saveLanguages } from '../../contract/settings.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NOTHING = { reading: [], isOnlyReading: false, writing: null }

test('without a choice a member reads by the interface’s language, hides nothing and writes in what is detected', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(getLanguages)).toEqual(NOTHING)
})

test('the languages of a member are stored in their order, and can be removed', async () => {
  const bela = await app.signIn('bela')
  const choices = { reading: ['my', 'id'] as ('my' | 'id')[], isOnlyReading: true, writing: 'my' as const }
  expect(await bela.call(saveLanguages, { body: choices })).toEqual(choices)
  expect(await bela.call(getLanguages)).toEqual(choices)
  const turned = { ...choices, reading: ['id', 'my', 'en'] as ('my' | 'id' | 'en')[] }
  await bela.call(saveLanguages, { body: turned })
  expect(await bela.call(getLanguages)).toEqual(turned)
  await bela.call(saveLanguages, { body: { reading: [], isOnlyReading: false, writing: null } })
  expect(await bela.call(getLanguages)).toEqual(NOTHING)
})

test('each member has only their own', async () => {
  const [citra, dewi] = [await app.signIn('citra'), await app.signIn('dewi')]
  const body = { reading: ['id' as const], isOnlyReading: true, writing: 'id' as const }
  await citra.call(saveLanguages, { body })
  expect(await dewi.call(getLanguages)).toEqual(NOTHING)
  const forAnother = await dewi.attempt(saveLanguages, { body: { ...body, userId: citra.userId } })
  expect(forAnother).toMatchObject({ status: 400, body: { fields: { userId: expect.any(String) } } })
  expect(await citra.call(getLanguages)).toEqual(body)
})

test.each([
  [{ reading: ['id', 'id'] }, 'reading'],
  [{ reading: ['ms'] }, 'reading.0'],
  [{ reading: 'id' }, 'reading'],
  [{ reading: ['en', 'id', 'my', 'en'] }, 'reading'],
  [{ isOnlyReading: 'yes' }, 'isOnlyReading'],
  [{ writing: 'ms' }, 'writing'],
  [{ writing: '' }, 'writing'],
])('%j is refused at its field, and nothing of it is stored', async (wrong, field) => {
  const eka = await app.signIn('eka')
  const body = { reading: ['my'], isOnlyReading: true, writing: 'my', ...wrong }
  const refused = await eka.attempt(saveLanguages, { body })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  })
  expect(await eka.call(getLanguages)).toEqual(NOTHING)
})

test('a visitor has no languages on the server', async () => {
  const visitor = app.visitor()
  expect((await visitor.attempt(getLanguages)).status).toBe(401)
  const body = { reading: [], isOnlyReading: false, writing: null }
  expect((await visitor.attempt(saveLanguages, { body })).status).toBe(401)
})
