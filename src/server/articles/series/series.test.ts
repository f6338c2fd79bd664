import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../contract/articles.ts'
import { SERIES_PARTS_MAX, TRASH_DAYS } from '../../../contract/limits.ts'
import { listMySeries, type Series } from '../../../contract/series.ts'
import { purgeContent } from '../../content/erase.ts'
import { DAY_MS, addMs } from '../../platform/clock.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { joinArticle, writeArticle, writeTranslation } from '../../testing/write-article.ts'
import { SERIES_A_PERSON } from './actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const put = (client: TestClient, article: { id: number }, series: unknown) =>
  client.attempt(contract.updateArticle, { params: { id: article.id }, body: { series } })
const mine = async (client: TestClient) => (await client.call(listMySeries)).items
const seriesOf = async (article: { id: number }, client: TestClient = app.visitor()) =>
  (await client.call(contract.getArticle, idOf(article))).series
const idsIn = (series: Series | null) => series?.parts.map(({ id }) => id)
const purge = () => purgeContent(app.site, addMs(app.clock.now(), TRASH_DAYS * DAY_MS))

test('articles with the same series are its parts in the order they came, whatever the capitals of its title', async () => {
  const ani = await app.signIn('ani')
  const one = await writeArticle(ani, { title: 'Clouds of gas', series: '  The birth of stars ' })
  expect(one.series).toBeNull()
  const two = await writeArticle(ani, { title: 'The first light', series: 'the BIRTH of stars' })
  const three = await writeArticle(ani, { title: 'A long life' })
  expect((await put(ani, three, 'The birth of stars')).status).toBe(200)
  // What it is a part of already does not move it.
  expect((await put(ani, one, 'The birth of stars')).status).toBe(200)
  expect(await seriesOf(two)).toEqual({
    id: expect.any(Number),
    title: 'The birth of stars',
    parts: [
      { id: one.id, title: 'Clouds of gas', language: 'en' },
      { id: two.id, title: 'The first light', language: 'en' },
      { id: three.id, title: 'A long life', language: 'en' },
    ],
  })
  expect(await mine(ani)).toHaveLength(1)
})

test('drafts are parts for their author alone, and one published part is not spoken of as a series', async () => {
  const budi = await app.signIn('budi')
  const one = await writeArticle(budi, { series: 'Tides' })
  const draft = await writeArticle(budi, { series: 'Tides', isDraft: true })
  expect(await seriesOf(one)).toBeNull()
  expect(await seriesOf(one, budi)).toBeNull()
  // In the draft its author sees which part it will be.
  expect(idsIn(draft.series)).toEqual([one.id, draft.id])
  expect(await mine(budi)).toMatchObject([
    {
      title: 'Tides',
      parts: [
        { id: one.id, state: 'published' },
        { id: draft.id, state: 'draft' },
      ],
    },
  ])
  await budi.call(contract.updateArticle, { ...idOf(draft), body: { state: 'published' } })
  expect(idsIn(await seriesOf(one, budi))).toEqual([one.id, draft.id])
})

test('each part comes in the version for its reader, and the article itself in its own', async () => {
  const citra = await app.signIn('citra')
  const dewi = await app.signIn('dewi')
  const one = await writeArticle(citra, { series: 'Volcanoes' })
  const two = await writeArticle(citra, { series: 'Volcanoes' })
  const translation = await writeTranslation(dewi, one)
  const reader = app.visitor()
  reader.language = 'my'
  expect(await seriesOf(two, reader)).toMatchObject({
    parts: [{ id: translation.id, language: 'id' }, { id: two.id }],
  })
  expect(idsIn(await seriesOf(one, reader))).toEqual([one.id, two.id])
  expect(idsIn(await seriesOf(translation))).toEqual([translation.id, two.id])
})

test('null takes an article out, and a series without parts is deleted', async () => {
  const eka = await app.signIn('eka')
  const one = await writeArticle(eka, { series: 'Rivers' })
  const two = await writeArticle(eka, { series: 'Rivers' })
  await put(eka, one, null)
  expect(await mine(eka)).toMatchObject([{ parts: [{ id: two.id }] }])
  expect(await seriesOf(two)).toBeNull()
  await put(eka, two, 'Lakes')
  expect(await mine(eka)).toMatchObject([{ title: 'Lakes', parts: [{ id: two.id }] }])
  await put(eka, two, null)
  expect(await mine(eka)).toEqual([])
  const left = await app.db
    .selectFrom('article_series')
    .select('id')
    .where('owner_id', '=', eka.userId)
    .execute()
  expect(left).toEqual([])
})

test('the same title of two people is two series', async () => {
  const [fajar, gita] = [await app.signIn('fajar'), await app.signIn('gita')]
  const theirs = await writeArticle(fajar, { series: 'Coffee' })
  const hers = await writeArticle(gita, { series: 'Coffee' })
  await writeArticle(gita, { series: 'Coffee' })
  expect(await seriesOf(theirs)).toBeNull()
  expect(idsIn(await seriesOf(hers))).toHaveLength(2)
})

test('only the author of the original decides', async () => {
  const [hana, indra] = [await app.signIn('hana'), await app.signIn('indra')]
  const article = await writeArticle(hana, { coAuthors: ['indra-1000'] })
  await joinArticle(indra, article)
  expect(await put(indra, article, 'Spices')).toMatchObject({
    status: 403,
    body: { code: 'not_allowed', message: 'Only the author can choose the article’s series.' },
  })
  // Sent along without being changed it is nobody's decision.
  expect((await put(indra, article, null)).status).toBe(200)
  const translation = await writeTranslation(indra, article)
  expect(await put(indra, translation, 'Spices')).toMatchObject({
    status: 400,
    body: { fields: { series: 'The series is taken from the original article. Please change it there.' } },
  })
  expect(await mine(indra)).toEqual([])
})

test.each(['', 'x', 'x'.repeat(101), 7, 'two\nlines'])('%j is no title of a series', async (series) => {
  const joko = await app.signIn('joko')
  const body = {
    title: 'How stars are born',
    content: 'x',
    language: 'en',
    categories: ['science'],
    isDraft: true,
  }
  expect(await joko.attempt(contract.createArticle, { body: { ...body, series } })).toMatchObject({
    status: 400,
    body: { fields: { series: expect.any(String) } },
  })
})

test('a series has fifty parts at most, and a person two hundred series', async () => {
  const kiki = await app.signIn('kiki')
  const one = await writeArticle(kiki, { series: 'Endless' })
  const [series] = await mine(kiki)
  const now = app.clock.now()
  const filler = Array.from({ length: SERIES_PARTS_MAX - 1 }, (_, at) => ({
    categories: ['science'],
    created_at: now,
    series_id: series?.id ?? 0,
    series_place: at + 2,
  }))
  await app.db.insertInto('article_groups').values(filler).execute()
  const other = await writeArticle(kiki)
  expect(await put(kiki, other, 'Endless')).toMatchObject({
    status: 400,
    body: { fields: { series: 'A series can have up to 50 parts. Please start a new one.' } },
  })
  expect((await put(kiki, one, 'Endless')).status).toBe(200)
  const many = Array.from({ length: SERIES_A_PERSON - 1 }, (_, at) => ({
    owner_id: kiki.userId,
    title: `Series ${at}`,
    created_at: now,
  }))
  await app.db.insertInto('article_series').values(many).execute()
  expect(await put(kiki, other, 'One more')).toMatchObject({
    status: 400,
    body: { fields: { series: 'You’ve reached the limit of 200 series. Delete one to start another.' } },
  })
})

test('two that join at once get places of their own, in one series', async () => {
  const lia = await app.signIn('lia')
  const written = await Promise.all(
    [1, 2, 3, 4].map((part) => writeArticle(lia, { title: `Part number ${part}`, series: 'At once' })),
  )
  const places = await app.db
    .selectFrom('article_groups')
    .select(['series_id', 'series_place'])
    .orderBy('series_place')
    .where(
      'id',
      'in',
      written.map(({ groupId }) => groupId),
    )
    .execute()
  expect(new Set(places.map((place) => place.series_id)).size).toBe(1)
  expect(places.map((place) => place.series_place)).toEqual([1, 2, 3, 4])
  await Promise.all(written.map((article, at) => put(lia, article, at % 2 === 0 ? null : 'Elsewhere')))
  expect(await mine(lia)).toMatchObject([{ title: 'Elsewhere', parts: [{}, {}] }])
})

test('a part in the trash is left out and comes back to its number; erased, it takes an empty series along', async () => {
  const maya = await app.signIn('maya')
  const [one, two, three] = [
    await writeArticle(maya, { series: 'Shadows' }),
    await writeArticle(maya, { series: 'Shadows' }),
    await writeArticle(maya, { series: 'Shadows' }),
  ]
  await maya.call(contract.deleteArticle, idOf(two))
  expect(idsIn(await seriesOf(one, maya))).toEqual([one.id, three.id])
  await maya.call(contract.restoreArticle, idOf(two))
  expect(idsIn(await seriesOf(one, maya))).toEqual([one.id, two.id, three.id])
  for (const article of [one, two, three]) await maya.call(contract.deleteArticle, idOf(article))
  expect(await mine(maya)).toEqual([])
  await purge()
  const left = await app.db
    .selectFrom('article_series')
    .select('id')
    .where('owner_id', '=', maya.userId)
    .execute()
  expect(left).toEqual([])
})

test('a translation that replaces a deleted original is no part; with the original the part is back', async () => {
  const [nia, omar] = [await app.signIn('nia'), await app.signIn('omar')]
  const one = await writeArticle(nia, { series: 'Bridges' })
  const two = await writeArticle(nia, { series: 'Bridges' })
  const translation = await writeTranslation(omar, one)
  await nia.call(contract.deleteArticle, idOf(one))
  expect(await seriesOf(translation, omar)).toBeNull()
  expect(await seriesOf(two, nia)).toBeNull()
  await nia.call(contract.restoreArticle, idOf(one))
  expect(idsIn(await seriesOf(two, nia))).toEqual([one.id, two.id])
  await nia.call(contract.deleteArticle, idOf(one))
  await purge()
  // Its translator may now put it into a series of their own.
  const { series_id: seriesId } = await app.db
    .selectFrom('article_groups')
    .select('series_id')
    .where('id', '=', one.groupId)
    .executeTakeFirstOrThrow()
  expect(seriesId).toBeNull()
  expect((await put(omar, translation, 'Bridges')).status).toBe(200)
})
