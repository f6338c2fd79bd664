import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(5000))

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const INDONESIAN = {
  language: 'id',
  title: 'Bagaimana bintang lahir',
  content: 'Bintang lahir di awan gas dan debu yang runtuh karena beratnya sendiri.',
}

test('a translation has an id, an author and a text of its own, and shares group and categories', async () => {
  const original = await writeArticle(alice, { categories: ['astronomy', 'science'], tags: ['stars'] })
  const translation = await writeTranslation(bela, original)
  expect(translation).toMatchObject({
    groupId: original.groupId,
    language: 'id',
    authorId: bela.userId,
    categories: ['astronomy', 'science'],
    tags: ['stars'],
    state: 'published',
    staleSince: null,
    original: {
      id: original.id,
      title: original.title,
      language: 'en',
      authorName: 'alice Tester',
      translatedRevisionId: original.revisionId,
      revisionId: original.revisionId,
    },
  })
  expect(translation.id).not.toBe(original.id)
  const { languages } = await app.visitor().call(contract.getArticle, idOf(original))
  expect(languages).toEqual([
    { language: 'en', id: original.id },
    { language: 'id', id: translation.id },
  ])
  const news = await app.db
    .selectFrom('article_updates')
    .select(['article_id', 'kind'])
    .where('group_id', '=', original.groupId)
    .orderBy('id')
    .execute()
  expect(news).toEqual([
    { article_id: original.id, kind: 'published' },
    { article_id: translation.id, kind: 'translated' },
  ])
})

test('the translations of an article are listed, the original first, drafts not', async () => {
  const original = await writeArticle(alice, { language: 'my' })
  const english = await writeTranslation(bela, original, { language: 'en', title: 'How stars are born' })
  const draft = await writeTranslation(bela, original, { isDraft: true })
  const expected = [
    { id: original.id, language: 'my', isOriginal: true, authorName: 'alice Tester' },
    { id: english.id, language: 'en', isOriginal: false, title: 'How stars are born', staleSince: null },
  ]
  for (const version of [original, english])
    expect(await app.visitor().call(contract.listTranslations, idOf(version))).toMatchObject(expected)
  expect((await app.visitor().attempt(contract.listTranslations, idOf(draft))).status).toBe(404)
  expect(await bela.call(contract.listTranslations, idOf(draft))).toMatchObject(expected)
})

test('an article exists once in each language: the second is refused as such', async () => {
  const original = await writeArticle(alice)
  await writeTranslation(bela, original, { isDraft: true })
  const again = await alice.attempt(contract.createTranslation, {
    ...idOf(original),
    body: { ...INDONESIAN, revisionId: original.revisionId },
  })
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('Bahasa Indonesia') },
  })
})

test('of ten people who translate at once one succeeds', async () => {
  const original = await writeArticle(alice)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      bela.attempt(contract.createTranslation, {
        ...idOf(original),
        body: { ...INDONESIAN, revisionId: original.revisionId },
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

test('bad input and what is not public are refused', async () => {
  const original = await writeArticle(alice)
  const other = await writeArticle(alice)
  const body = { ...INDONESIAN, revisionId: original.revisionId }
  const bad: [string, Record<string, unknown>][] = [
    ['language', { language: 'en' }],
    ['language', { language: 'fr' }],
    ['revisionId', { revisionId: other.revisionId }],
    ['revisionId', { revisionId: 999_999 }],
    ['revisionId', { revisionId: undefined }],
    ['title', { title: 'Star' }],
    ['content', { content: 'Pendek.' }],
    ['content', { content: '\u200b' }],
    ['tags.0', { tags: ['Not One'] }],
    ['categories', { categories: ['science'] }],
  ]
  for (const [field, change] of bad) {
    const refused = await bela.attempt(contract.createTranslation, {
      ...idOf(original),
      body: { ...body, ...change },
    })
    expect(refused, JSON.stringify(change)).toMatchObject({ status: 400 })
    expect(Object.keys(refused.body.fields)).toEqual([field])
  }
  const draft = await writeArticle(alice, { isDraft: true })
  const ofDraft = { ...idOf(draft), body: { ...body, revisionId: draft.revisionId } }
  expect((await bela.attempt(contract.createTranslation, ofDraft)).status).toBe(404)
  expect(await alice.attempt(contract.createTranslation, ofDraft)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  expect((await bela.attempt(contract.createTranslation, { params: { id: 999_999 }, body })).status).toBe(404)
  const visitor = await app.visitor().attempt(contract.createTranslation, { ...idOf(original), body })
  expect(visitor.status).toBe(401)
})

test('a translation made from a translation follows the original', async () => {
  const original = await writeArticle(alice)
  const indonesian = await writeTranslation(bela, original)
  const malay = await writeTranslation(bela, indonesian, { language: 'my' })
  expect(malay.original).toMatchObject({ id: original.id, translatedRevisionId: original.revisionId })
})

test('categories belong to the original and are changed there for all', async () => {
  const original = await writeArticle(alice, { categories: ['world'] })
  const translation = await writeTranslation(bela, original)
  expect(
    await bela.attempt(contract.updateArticle, { ...idOf(translation), body: { categories: ['sports'] } }),
  ).toMatchObject({ status: 400, body: { fields: { categories: expect.any(String) } } })
  await alice.call(contract.updateArticle, { ...idOf(original), body: { categories: ['sports', 'health'] } })
  expect(await bela.call(contract.getArticle, idOf(translation))).toMatchObject({
    categories: ['sports', 'health'],
  })
})

test('the original of a translation is not spoken of while it is a draft', async () => {
  const original = await writeArticle(alice)
  const translation = await writeTranslation(bela, original)
  await alice.call(contract.updateArticle, {
    ...idOf(original),
    body: { state: 'draft', title: 'A secret new title', baseRevisionId: original.revisionId },
  })
  const read = await app.visitor().attempt(contract.getArticle, idOf(translation))
  expect(read.body).toMatchObject({ original: null, languages: [{ language: 'id' }] })
  expect(JSON.stringify(read.body)).not.toContain('secret')
})

test('a large change of the original makes its translations stale, a small one does not', async () => {
  const content = `${WORDS} `.repeat(6).trim()
  const original = await writeArticle(alice, { content })
  const translation = await writeTranslation(bela, original)
  const staleSince = async () => (await bela.call(contract.getArticle, idOf(translation))).staleSince
  const edit = (text: string, baseRevisionId: number) =>
    alice.call(contract.updateArticle, { ...idOf(original), body: { content: text, baseRevisionId } })

  const small = await edit(`${content} Yes, indeed.`, original.revisionId)
  app.clock.advance(5000)
  expect(await staleSince()).toBeNull()
  // Together the small ones are a large one.
  const second = await edit(`${content} Yes, indeed. So it is, and so it was.`, small.revisionId)
  const since = app.clock.now().toISOString()
  app.clock.advance(5000)
  expect(await staleSince()).toBe(since)
  const third = await edit(`${content}\n\n${WORDS} ${WORDS}`, second.revisionId)
  app.clock.advance(5000)
  expect(await staleSince()).toBe(since)
  const [, listed] = await app.visitor().call(contract.listTranslations, idOf(original))
  expect(listed).toMatchObject({ id: translation.id, staleSince: since })

  const older = await bela.call(contract.updateArticle, {
    ...idOf(translation),
    body: { translatedRevisionId: small.revisionId },
  })
  expect(older).toMatchObject({ staleSince: since, original: { translatedRevisionId: small.revisionId } })
  const upToDate = await bela.call(contract.updateArticle, {
    ...idOf(translation),
    body: {
      content: `${INDONESIAN.content} Dan seterusnya.`,
      baseRevisionId: translation.revisionId,
      translatedRevisionId: third.revisionId,
    },
  })
  expect(upToDate).toMatchObject({
    staleSince: null,
    original: { translatedRevisionId: third.revisionId, revisionId: third.revisionId },
  })
})

test('a translation of an old revision is stale from the beginning', async () => {
  const original = await writeArticle(alice)
  await alice.call(contract.updateArticle, {
    ...idOf(original),
    body: { content: `${WORDS} ${WORDS} And more.`, baseRevisionId: original.revisionId },
  })
  const translation = await writeTranslation(bela, original)
  expect(translation.staleSince).toBe(app.clock.now().toISOString())
})

test('a translation says which revision of the original it follows, and of no other article', async () => {
  const original = await writeArticle(alice)
  const translation = await writeTranslation(bela, original)
  for (const translatedRevisionId of [translation.revisionId, 999_999])
    expect(
      await bela.attempt(contract.updateArticle, { ...idOf(translation), body: { translatedRevisionId } }),
    ).toMatchObject({ status: 400, body: { fields: { translatedRevisionId: expect.any(String) } } })
})
