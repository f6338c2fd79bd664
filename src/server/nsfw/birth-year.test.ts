import { afterAll, beforeAll, expect, test } from 'vitest'
import { createComment, createPagePostComment, listComments } from '../../contract/comments.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import {
  getBirthYear,
  getNsfw,
  giveNsfwConsent,
  saveBirthYear,
  withdrawNsfwConsent,
} from '../../contract/nsfw.ts'
import { reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { nsfwPost, NOT_THERE, readNsfw, SHOWN } from './nsfw-testing.ts'

let app: TestApp
let post: { id: number }
let year: number
beforeAll(async () => {
  app = await testApp({ config: { mailFrom: 'keeper@example.org' } })
  post = await nsfwPost(app)
  year = app.clock.now().getUTCFullYear()
})
afterAll(() => app.close())

const save = (client: TestClient, birthYear: number | null) =>
  client.call(saveBirthYear, { body: { birthYear } })
const trySave = (client: TestClient, birthYear: unknown) =>
  client.attempt(saveBirthYear, { body: { birthYear } })

test('a year of birth can be given, changed and taken away', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(getBirthYear)).toEqual({ birthYear: null, isUnderAge: false })
  for (const birthYear of [1980, 1990, year - 19, null, 1900])
    expect(await save(alice, birthYear)).toEqual({ birthYear, isUnderAge: false })
  expect(await alice.call(getBirthYear)).toEqual({ birthYear: 1900, isUnderAge: false })
})

test('somebody counts as adult when all who were born in that year are', async () => {
  expect(await save(await app.signIn('nineteen'), year - 19)).toMatchObject({ isUnderAge: false })
  expect(await save(await app.signIn('eighteen'), year - 18)).toMatchObject({ isUnderAge: true })
})

test('[S4.4-10] people who have said to be younger get no adult content, whatever else they say', async () => {
  const young = await app.signIn('young')
  await young.call(giveNsfwConsent)
  const proof = young.cookies.get('adult') ?? ''
  expect(await readNsfw(young, post)).toEqual(SHOWN)
  expect(await save(young, year - 15)).toEqual({ birthYear: year - 15, isUnderAge: true })
  expect(young.cookies.has('adult')).toBe(false)
  expect(await readNsfw(young, post)).toEqual(NOT_THERE)

  // The proof that they had before, sent again by hand.
  young.cookies.set('adult', proof)
  const nothing = { isEnabled: true, canConsent: false, hasConsent: false }
  expect(await young.call(getNsfw)).toEqual(nothing)
  expect(await readNsfw(young, post)).toEqual(NOT_THERE)
  expect(await young.attempt(giveNsfwConsent)).toMatchObject({
    status: 403,
    body: { code: 'under_age', message: expect.stringContaining('18') },
  })
  expect(await readNsfw(young, post)).toEqual(NOT_THERE)
  expect(await young.call(withdrawNsfwConsent)).toEqual(nothing)
})

test('[S4.4-10] every direct call about adult content answers not found to somebody under age', async () => {
  const young = await app.signIn('direct')
  await save(young, year - 12)
  const about = { objectType: 'page-post', objectId: post.id } as const
  const answers = [
    await young.attempt(listComments, { query: { ...about, objectId: String(post.id) } }),
    await young.attempt(createComment, { body: { ...about, text: 'hello' } }),
    await young.attempt(createPagePostComment, { params: { id: post.id }, body: { text: 'hello' } }),
    await young.attempt(setBookmark, { params: about, body: {} }),
    await young.attempt(reportObject, { body: { ...about, reason: 'spam' } }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('an under-age year stays, and the answer says whom to write to', async () => {
  const teen = await app.signIn('teen')
  await save(teen, year - 16)
  for (const birthYear of [1980, year - 17, year - 15, null])
    expect(await trySave(teen, birthYear)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('keeper@example.org') },
    })
  expect(await save(teen, year - 16)).toEqual({ birthYear: year - 16, isUnderAge: true })
  expect(await teen.call(getBirthYear)).toEqual({ birthYear: year - 16, isUnderAge: true })
})

test('of an under-age year and others at the same time, the under-age one stays once it is there', async () => {
  const racer = await app.signIn('racer')
  const years = Array.from({ length: 20 }, (_, n) => (n === 10 ? year - 10 : 1970 + n))
  await Promise.all(years.map((birthYear) => trySave(racer, birthYear)))
  expect(await racer.call(getBirthYear)).toEqual({ birthYear: year - 10, isUnderAge: true })
})

test('people who come of age may change it, and have to consent again', async () => {
  let grown = await app.signIn('grown')
  await save(grown, year - 18)
  const birthYear = year - 18
  app.clock.advance(366 * DAY_MS)
  grown = await app.signIn('grown')
  expect(await grown.call(getBirthYear)).toEqual({ birthYear, isUnderAge: false })
  expect(await grown.call(getNsfw)).toEqual({ isEnabled: true, canConsent: true, hasConsent: false })
  expect(await save(grown, 1985)).toEqual({ birthYear: 1985, isUnderAge: false })
})

test('a year to come, or before 1900, is refused', async () => {
  const bela = await app.signIn('bela')
  const thisYear = app.clock.now().getUTCFullYear()
  expect(await trySave(bela, thisYear + 1)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { birthYear: 'That year is in the future. Please check it.' } },
  })
  for (const wrong of [1899, 0, -1, 2101, 99_999, 1980.5, '1980', true, [1980], {}])
    expect(await trySave(bela, wrong), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { fields: { birthYear: expect.any(String) } },
    })
  expect((await bela.attempt(saveBirthYear, { body: {} })).status).toBe(400)
  expect((await bela.attempt(saveBirthYear, { body: { birthYear: 1980, isUnderAge: false } })).status).toBe(
    400,
  )
  expect(await bela.call(getBirthYear)).toEqual({ birthYear: null, isUnderAge: false })
})

test('a visitor has no year of birth', async () => {
  for (const answer of [await app.visitor().attempt(getBirthYear), await trySave(app.visitor(), 1980)])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
