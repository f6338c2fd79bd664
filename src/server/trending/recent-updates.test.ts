import { afterEach, beforeEach, expect, test } from 'vitest'
import { getRecentUpdates, type RecentUpdate } from '../../contract/stats.ts'
import { HOUR_MS, addMs } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

async function recordUpdate(
  { id, groupId }: { id: number; groupId: number },
  kind: RecentUpdate['updateKind'],
  { editorId = null as number | null, hoursAgo = 0, summary = '' } = {},
): Promise<void> {
  const createdAt = addMs(app.clock.now(), -hoursAgo * HOUR_MS)
  await app.db
    .insertInto('article_updates')
    .values({ article_id: id, group_id: groupId, kind, editor_id: editorId, summary, created_at: createdAt })
    .execute()
}

const updates = (reader = app.visitor()) => reader.call(getRecentUpdates)

test('[S7-19] the globe lists what was published, edited and translated, newest first', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const first = await insertArticle(app, { authorId: alice.userId, title: 'Tides' })
  const second = await insertArticle(app, { authorId: bela.userId, title: 'Reefs', categories: ['world'] })
  await recordUpdate(first, 'published', { editorId: alice.userId, hoursAgo: 30 })
  await recordUpdate(second, 'edited', {
    editorId: bela.userId,
    hoursAgo: 1,
    summary: 'Names of the islands',
  })
  expect(await updates()).toMatchObject([
    {
      id: second.id,
      groupId: second.groupId,
      title: 'Reefs',
      category: 'world',
      updateKind: 'edited',
      updatedBy: 'bela Tester',
      summary: 'Names of the islands',
      href: `/article/${second.id}`,
      updatedAt: addMs(app.clock.now(), -HOUR_MS).toISOString(),
    },
    { id: first.id, updateKind: 'published', updatedBy: 'alice Tester', summary: '' },
  ])
})

test('a group has one update in 24 hours, its newest', async () => {
  const article = await insertArticle(app, { authorId: null })
  const translation = await insertArticle(app, { authorId: null, groupId: article.groupId, language: 'id' })
  await recordUpdate(article, 'published', { hoursAgo: 60 })
  await recordUpdate(article, 'edited', { hoursAgo: 10 })
  await recordUpdate(translation, 'translated', { hoursAgo: 5 })
  const kinds = (await updates()).map(({ updateKind }) => updateKind)
  expect(kinds).toEqual(['translated', 'published'])
})

test('each reader gets the version of their language', async () => {
  const article = await insertArticle(app, { authorId: null })
  const translation = await insertArticle(app, { authorId: null, groupId: article.groupId, language: 'id' })
  await recordUpdate(translation, 'translated')
  const reader = app.visitor()
  reader.language = 'id'
  expect((await updates(reader)).map(({ id }) => id)).toEqual([translation.id])
  expect((await updates()).map(({ id, href }) => [id, href])).toEqual([
    [article.id, `/article/${article.id}`],
  ])
})

test('nobody is twice among the first five, neither as writer nor as editor; the others follow', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const write = (authorId: number | null) => insertArticle(app, { authorId })
  const [first, second] = [await write(alice.userId), await write(alice.userId)]
  const edited = await write(null)
  const [other, last] = [await write(bela.userId), await write(null)]
  await recordUpdate(first, 'published', { editorId: alice.userId, hoursAgo: 1 })
  await recordUpdate(second, 'published', { editorId: alice.userId, hoursAgo: 2 })
  await recordUpdate(edited, 'edited', { editorId: alice.userId, hoursAgo: 3 })
  await recordUpdate(other, 'published', { editorId: bela.userId, hoursAgo: 4 })
  await recordUpdate(last, 'published', { hoursAgo: 5 })
  const ids = (await updates()).map(({ id }) => id)
  expect(ids).toEqual([first.id, other.id, last.id, second.id, edited.id])
})

test('only what can still be read is listed, and nothing of drafts', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const)
    await recordUpdate(await insertArticle(app, { authorId: null, state }), 'edited')
  const article = await insertArticle(app, { authorId: null })
  await recordUpdate(article, 'published')
  expect((await updates()).map(({ id }) => id)).toEqual([article.id])
  await changeArticle(app, article.id, { state: 'draft' })
  app.clock.advance(1500)
  expect(await updates()).toEqual([])
})

test('there are at most twenty, and none on an empty site', async () => {
  expect(await updates()).toEqual([])
  for (let i = 0; i < 23; i++) await recordUpdate(await insertArticle(app, { authorId: null }), 'published')
  app.clock.advance(1500)
  expect((await updates()).length).toBe(20)
})
