import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IqResult } from '../../contract/iq.ts'
import { saveBirthYear } from '../../contract/nsfw.ts'
import { getPrivacy, getProfile, savePrivacy } from '../../contract/profiles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { refusalOf, startAs, takeWholeTest, type Person } from './iq-testing.ts'

let app: TestApp
let ana: Person
let result: IqResult | null
beforeAll(async () => {
  app = await testApp()
  ana = await startAs(app, 'ana')
  result = await takeWholeTest(app, ana, { knows: (position) => position % 2 === 0 })
})
afterAll(() => app.close())

const bornBefore = (years: number) => ({ body: { birthYear: app.clock.now().getUTCFullYear() - years } })
const seenBy = async (person: Pick<Person, 'call'>) =>
  (await person.call(getProfile, { params: { id: String(ana.userId) } })).iq

test('nobody but its owner sees a score until the owner allows it, and then always with its interval', async () => {
  const shown = result && { score: result.score, low: result.low, high: result.high }
  const budi = await app.signIn('budi')
  expect(await ana.call(getPrivacy)).toMatchObject({ showsIq: false })
  expect(await seenBy(ana)).toEqual(shown)
  expect(await seenBy(budi)).toBeNull()
  expect(await seenBy(app.visitor())).toBeNull()
  await ana.call(saveBirthYear, bornBefore(30))
  expect(await ana.call(savePrivacy, { body: { showsIq: true } })).toMatchObject({ showsIq: true })
  expect(await seenBy(budi)).toEqual(shown)
  expect(await seenBy(app.visitor())).toEqual(shown)
  await ana.call(savePrivacy, { body: { showsIq: false } })
  expect(await seenBy(budi)).toBeNull()
})

test('it takes a year of birth that makes one 18, then and as long as it is shown', async () => {
  await ana.call(saveBirthYear, { body: { birthYear: null } })
  const refused = await ana.attempt(savePrivacy, { body: { showsIq: true } })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { showsIq: expect.stringContaining('year of birth') } },
  })
  await ana.call(saveBirthYear, bornBefore(19))
  await ana.call(savePrivacy, { body: { showsIq: true } })
  const budi = await app.signIn('budi')
  expect(await seenBy(budi)).not.toBeNull()
  await ana.call(saveBirthYear, bornBefore(18))
  expect(await seenBy(budi)).toBeNull()
  expect(await refusalOf(ana, savePrivacy, { body: { showsIq: true } })).toBe('403 under_age')
})

test('who has taken no test shows none', async () => {
  const citra = await app.signIn('citra')
  await citra.call(saveBirthYear, bornBefore(40))
  await citra.call(savePrivacy, { body: { showsIq: true } })
  expect((await ana.call(getProfile, { params: { id: String(citra.userId) } })).iq).toBeNull()
})
