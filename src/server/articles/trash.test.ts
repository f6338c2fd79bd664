import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

test('what its author deletes is gone for others at once, and back when they want it', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { tags: ['dust'] })
  const gone = await alice.call(contract.deleteArticle, idOf(article))
  const restorableUntil = addMs(app.clock.now(), TRASH_DAYS * DAY_MS).toISOString()
  expect(gone).toEqual({ id: article.id, restorableUntil })
  const mod = await app.signIn('mod', 'moderator')
  for (const other of [app.visitor(), mod]) {
    expect((await other.attempt(contract.getArticle, idOf(article))).status).toBe(404)
    expect((await other.attempt(contract.listTranslations, idOf(article))).status).toBe(404)
  }
  expect(await alice.call(contract.listArticles, { query: { tag: 'dust' } })).toEqual([])
  expect(await alice.call(contract.getArticle, idOf(article))).toMatchObject({ state: 'deleted' })
  expect(await alice.call(contract.deleteArticle, idOf(article))).toEqual(gone)

  const back = await alice.call(contract.restoreArticle, idOf(article))
  expect(back).toEqual(article)
  expect(await alice.call(contract.restoreArticle, idOf(article))).toEqual(article)
  expect(await alice.call(contract.listArticles, { query: { tag: 'dust' } })).toHaveLength(1)
})

test('a deleted draft comes back as a draft, also one that was published once', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  await alice.call(contract.updateArticle, { ...idOf(article), body: { state: 'draft' } })
  await alice.call(contract.deleteArticle, idOf(article))
  expect(await alice.call(contract.restoreArticle, idOf(article))).toMatchObject({ state: 'draft' })
  expect((await app.visitor().attempt(contract.getArticle, idOf(article))).status).toBe(404)
})

test('only the author restores, and only for thirty days', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const mod = await app.signIn('mod', 'moderator')
  const article = await writeArticle(alice)
  expect((await bela.attempt(contract.restoreArticle, idOf(article))).status).toBe(403)
  await alice.call(contract.deleteArticle, idOf(article))
  for (const other of [bela, mod])
    expect((await other.attempt(contract.restoreArticle, idOf(article))).status).toBe(404)
  expect((await app.visitor().attempt(contract.restoreArticle, idOf(article))).status).toBe(401)
  await app.db
    .updateTable('articles')
    .set({ deleted_at: addMs(app.clock.now(), -TRASH_DAYS * DAY_MS) })
    .where('id', '=', article.id)
    .execute()
  expect((await alice.attempt(contract.restoreArticle, idOf(article))).status).toBe(404)
  const trash = await alice.call(contract.listMyArticles, { query: { state: 'deleted' } })
  expect(trash.items.map(({ id }) => id)).not.toContain(article.id)
})

test('a member deletes only what is theirs', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const article = await writeArticle(alice)
  const draft = await writeArticle(alice, { isDraft: true })
  expect((await bela.attempt(contract.deleteArticle, idOf(article))).status).toBe(403)
  expect((await bela.attempt(contract.deleteArticle, idOf(draft))).status).toBe(404)
  expect((await bela.attempt(contract.deleteArticle, idOf({ id: 999_999 }))).status).toBe(404)
  expect((await app.visitor().attempt(contract.deleteArticle, idOf(article))).status).toBe(401)
  expect(await alice.call(contract.deleteArticle, idOf(draft))).toMatchObject({ id: draft.id })
})

test('what the staff removes stays away, also from its author', async () => {
  const alice = await app.signIn('alice')
  for (const role of ['moderator', 'operator'] as const) {
    const staff = await app.signIn(role, role)
    const article = await writeArticle(alice)
    // Not without a reason that its author is told.
    expect((await staff.attempt(contract.deleteArticle, idOf(article))).status).toBe(403)
    await removeByStaff(staff, 'article', article.id)
    for (const who of [alice, staff, app.visitor()])
      expect((await who.attempt(contract.getArticle, idOf(article))).status).toBe(404)
    expect((await alice.attempt(contract.restoreArticle, idOf(article))).status).toBe(404)
    const own = await alice.call(contract.listMyArticles)
    expect(own.items.map(({ id }) => id)).not.toContain(article.id)
  }
  const staff = await app.signIn('moderator', 'moderator')
  const own = await writeArticle(staff)
  await staff.call(contract.deleteArticle, idOf(own))
  expect(await staff.call(contract.restoreArticle, idOf(own))).toMatchObject({ state: 'published' })
})

test('translations outlive their original: the oldest replaces it until it comes back', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const original = await writeArticle(alice, { categories: ['geography'] })
  const indonesian = await writeTranslation(bela, original)
  const malay = await writeTranslation(bela, original, {
    language: 'my',
    title: 'Kelahiran bintang di langit',
  })
  await alice.call(contract.deleteArticle, idOf(original))

  const left = await bela.call(contract.getArticle, idOf(malay))
  expect(left.original).toMatchObject({ id: indonesian.id, language: 'id', translatedRevisionId: null })
  expect(left.languages.map(({ language }) => language)).toEqual(['id', 'my'])
  expect(await bela.call(contract.getArticle, idOf(indonesian))).toMatchObject({ original: null })
  const english = app.visitor()
  const [lead, ...rest] = await english.call(contract.listArticles, { query: { category: 'geography' } })
  expect(lead).toMatchObject({ id: indonesian.id })
  expect(rest).toEqual([])

  await alice.call(contract.restoreArticle, idOf(original))
  expect(await alice.call(contract.getArticle, idOf(original))).toMatchObject({ original: null })
  expect(await bela.call(contract.getArticle, idOf(indonesian))).toMatchObject({
    original: { id: original.id, translatedRevisionId: original.revisionId },
  })
})

test('an article does not come back into a language that another one has taken', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const original = await writeArticle(alice)
  const translation = await writeTranslation(bela, original)
  await bela.call(contract.deleteArticle, idOf(translation))
  await writeTranslation(alice, original)
  expect(await bela.attempt(contract.restoreArticle, idOf(translation))).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('Bahasa Indonesia') },
  })
})
