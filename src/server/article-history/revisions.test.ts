import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  compareRevisions,
  getRevision,
  listRevisions,
  restoreRevision,
} from '../../contract/article-history.ts'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { writeArticle } from '../testing/write-article.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { edit, idOf, read, revisionsOf, TEXT, writeMoon } from './history-testing.ts'

type Member = TestClient & { userId: number }

let app: TestApp
let alice: Member
let bela: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

function at(article: { id: number }, revision: { id: number } | undefined) {
  return { params: { ...idOf(article), revisionId: String(revision?.id) } }
}

test('the history is a list of who changed what and by how much, the newest first', async () => {
  const moon = await writeMoon(alice)
  app.clock.advance(DAY_MS)
  await edit(alice, moon, { content: `${TEXT}\n\nThe end.`, summary: 'An end', isMinor: true })
  const revisions = await revisionsOf(app.visitor(), moon)
  expect(revisions).toMatchObject([
    {
      title: 'About the moon',
      summary: 'An end',
      isMinor: true,
      sizeDelta: 10,
      editor: { id: alice.userId, name: 'alice Tester', alias: 'alice-1000', honor: 0, profileUrl: null },
    },
    { summary: '', isMinor: false },
  ])
  expect(Date.parse(revisions[0]?.createdAt ?? '') - Date.parse(revisions[1]?.createdAt ?? '')).toBe(DAY_MS)
  expect(revisions[0]).not.toHaveProperty('content')
})

test('a long history comes in pages of twenty, and a cursor belongs to this list', async () => {
  const moon = await writeMoon(alice)
  await app.db
    .insertInto('article_revisions')
    .values(
      Array.from({ length: 44 }, (_, index) => ({
        article_id: moon.id,
        title: `Title ${index}`,
        source: TEXT,
        size_delta: 0,
        created_at: app.clock.now(),
      })),
    )
    .execute()
  const visitor = app.visitor()
  const page = (query: { cursor?: string }) => visitor.call(listRevisions, { params: idOf(moon), query })
  const pages = [await page({})]
  for (let cursor = pages[0]?.nextCursor; typeof cursor === 'string'; cursor = pages.at(-1)?.nextCursor) {
    const elsewhere = await visitor.attempt(listRevisions, { params: { id: 1 }, query: { cursor } })
    expect(elsewhere).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
    pages.push(await page({ cursor }))
  }
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5])
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  const made = await visitor.attempt(listRevisions, { params: idOf(moon), query: { cursor: 'AAAA' } })
  expect(made.status).toBe(400)
})

test('a revision is read as it was, drawn by the parser of today', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { title: 'All about the moon', content: TEXT.replace('moon', 'sun') })
  const [, first] = await revisionsOf(app.visitor(), moon)
  const revision = await app.visitor().call(getRevision, at(moon, first))
  expect(revision).toMatchObject({ title: 'About the moon', content: TEXT })
  expect(revision.nodes[0]).toMatchObject({ type: 'heading' })
})

test('what the parser refuses today is still shown as plain text', async () => {
  const moon = await writeMoon(alice)
  const source = '>'.repeat(200)
  const row = { article_id: moon.id, title: 'Deep', source, size_delta: 0, created_at: app.clock.now() }
  const added = await app.db
    .insertInto('article_revisions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const revision = await app.visitor().call(getRevision, at(moon, added))
  expect(revision.nodes).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: source }] }])
})

test('a revision is parsed once at most: its tree is stored', async () => {
  const moon = await writeMoon(alice)
  const [first] = await revisionsOf(app.visitor(), moon)
  const read = async () => (await app.visitor().call(getRevision, at(moon, first))).nodes
  const set = (values: { source: string } | { nodes: null; renderer_version: number }) =>
    app.db
      .updateTable('article_revisions')
      .set(values)
      .where('id', '=', first?.id ?? 0)
      .execute()
  const drawn = await read()
  // Were it parsed again, it would be drawn as this.
  await set({ source: 'Other words' })
  expect(await read()).toEqual(drawn)
  // One of an older renderer is parsed when it is asked for, and from then on not again.
  await set({ nodes: null, renderer_version: 0 })
  const redrawn = await read()
  expect(redrawn).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: 'Other words' }] }])
  await set({ source: TEXT })
  expect(await read()).toEqual(redrawn)
})

test('any two revisions are compared word by word, in either order', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { title: 'About our moon', content: TEXT.replace('bright', 'dark') })
  const [second, first] = await revisionsOf(app.visitor(), moon)
  const compare = (from: number, to: number) =>
    app
      .visitor()
      .call(compareRevisions, { params: idOf(moon), query: { from: String(from), to: String(to) } })
  const forwards = await compare(first?.id ?? 0, second?.id ?? 0)
  expect(forwards).toMatchObject({ from: { id: first?.id }, to: { id: second?.id } })
  expect(forwards.title.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'the' },
    { kind: 'added', text: 'our' },
  ])
  expect(forwards.content.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'bright' },
    { kind: 'added', text: 'dark' },
  ])
  const backwards = await compare(second?.id ?? 0, first?.id ?? 0)
  expect(backwards.content.filter(({ kind }) => kind === 'added')).toEqual([
    { kind: 'added', text: 'bright' },
  ])
  const same = await compare(first?.id ?? 0, first?.id ?? 0)
  expect(same.content).toEqual([{ kind: 'same', text: TEXT }])
})

test('a revision of another article is not a revision of this one', async () => {
  const [moon, other] = [await writeMoon(alice), await writeArticle(alice)]
  const visitor = app.visitor()
  const foreign = String(other.revisionId)
  expect(
    await visitor.attempt(getRevision, { params: { ...idOf(moon), revisionId: foreign } }),
  ).toMatchObject({
    status: 404,
    body: { message: 'This isn’t a version of this article.' },
  })
  const query = { from: String(moon.revisionId), to: foreign }
  expect(await visitor.attempt(compareRevisions, { params: idOf(moon), query })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { to: 'This isn’t a version of this article.' } },
  })
  expect(
    (await alice.attempt(restoreRevision, { params: { ...idOf(moon), revisionId: foreign } })).status,
  ).toBe(404)
  for (const bad of ['0', '-1', 'x', '1.5', '9999999999999999'])
    expect((await visitor.attempt(getRevision, { params: { ...idOf(moon), revisionId: bad } })).status).toBe(
      400,
    )
  expect((await visitor.attempt(compareRevisions, { params: idOf(moon) })).status).toBe(400)
})

test('restoring writes a new revision with what the old one said, and loses nothing', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { title: 'Vandalised', content: 'x'.repeat(60) })
  const [, first] = await revisionsOf(alice, moon)
  alice.language = 'my'
  const restored = await alice.call(restoreRevision, at(moon, first))
  alice.language = 'en'
  expect(restored).toMatchObject({ id: moon.id, title: 'About the moon', content: TEXT })
  const revisions = await revisionsOf(app.visitor(), moon)
  expect(revisions).toHaveLength(3)
  expect(revisions[0]).toMatchObject({
    id: restored.revisionId,
    editor: { id: alice.userId },
    isMinor: false,
  })
  expect(revisions[0]?.summary).toMatch(/^Memulihkan versi \d{1,2} \p{L}+ \d{4}$/u)
  expect(await read(alice, moon)).toMatchObject({ content: TEXT })
})

test('the summary of a restoration is in the language of the person who restores', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { content: `${TEXT}\n\nOne more.` })
  const [second, first] = await revisionsOf(alice, moon)
  expect((await alice.attempt(restoreRevision, at(moon, first))).status).toBe(200)
  alice.language = 'id'
  expect((await alice.attempt(restoreRevision, at(moon, second))).status).toBe(200)
  alice.language = 'en'
  const [indonesian, english] = await revisionsOf(alice, moon)
  expect(english?.summary).toMatch(/^Restored the version of \w+ \d{1,2}, \d{4}$/)
  expect(indonesian?.summary).toMatch(/^Memulihkan versi \d{1,2} \w+ \d{4}$/)
})

test('restoring what the article says already is refused', async () => {
  const moon = await writeMoon(alice)
  const [first] = await revisionsOf(alice, moon)
  expect(await alice.attempt(restoreRevision, at(moon, first))).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'The article already reads exactly like this version.' },
  })
})

test('only the author and co-authors restore', async () => {
  const moon = await writeMoon(alice)
  await edit(alice, moon, { content: `${TEXT}\n\nOne more.` })
  const [second, first] = await revisionsOf(alice, moon)
  expect((await app.visitor().attempt(restoreRevision, at(moon, first))).status).toBe(401)
  expect((await bela.attempt(restoreRevision, at(moon, first))).status).toBe(403)
  const moderator = await app.signIn('mona', 'moderator')
  expect((await moderator.attempt(restoreRevision, at(moon, first))).status).toBe(403)
  await app.db.insertInto('article_coauthors').values({ article_id: moon.id, user_id: bela.userId }).execute()
  expect((await bela.attempt(restoreRevision, at(moon, first))).status).toBe(200)
  expect((await alice.attempt(restoreRevision, at(moon, second))).status).toBe(200)
})

test('the history of a draft is only for its editors, and of a deleted article only for its author', async () => {
  const draft = await writeArticle(alice, { isDraft: true, content: TEXT })
  const gone = await writeMoon(alice)
  await alice.call(deleteArticle, { params: idOf(gone) })
  for (const article of [draft, gone, { id: 999_999, revisionId: 1 }]) {
    const params = { ...idOf(article), revisionId: String(article.revisionId) }
    const query = { from: String(article.revisionId), to: String(article.revisionId) }
    for (const client of [app.visitor(), bela]) {
      expect((await client.attempt(listRevisions, { params: idOf(article) })).status).toBe(404)
      expect((await client.attempt(getRevision, { params })).status).toBe(404)
      expect((await client.attempt(compareRevisions, { params: idOf(article), query })).status).toBe(404)
    }
    expect((await bela.attempt(restoreRevision, { params })).status).toBe(404)
  }
  expect(await revisionsOf(alice, draft)).toHaveLength(1)
  expect(await revisionsOf(alice, gone)).toHaveLength(1)
  // It has to be brought back first.
  const params = { ...idOf(gone), revisionId: String(gone.revisionId) }
  expect((await alice.attempt(restoreRevision, { params })).status).toBe(403)
})

test('what a draft said before it was published stays with its editors', async () => {
  const draft = await writeArticle(alice, { isDraft: true, content: `${TEXT} My phone number is 12345.` })
  app.clock.advance(DAY_MS)
  await edit(alice, draft, { content: TEXT })
  app.clock.advance(DAY_MS)
  await alice.call(updateArticle, { params: idOf(draft), body: { state: 'published' } })
  app.clock.advance(DAY_MS)
  await edit(alice, draft, { content: `${TEXT}\n\nMore.` })
  const all = await revisionsOf(alice, draft)
  const secret = all.at(-1)
  const shown = await revisionsOf(app.visitor(), draft)
  expect(shown.map(({ id }) => id)).toEqual(all.slice(0, shown.length).map(({ id }) => id))
  expect(shown.length).toBeGreaterThanOrEqual(2)
  expect(shown.map(({ id }) => id)).not.toContain(secret?.id)
  expect((await bela.attempt(getRevision, at(draft, secret))).status).toBe(404)
  const query = { from: String(secret?.id), to: String(all[0]?.id) }
  expect((await bela.attempt(compareRevisions, { params: idOf(draft), query })).status).toBe(400)
  expect(await alice.call(getRevision, at(draft, secret))).toMatchObject({
    content: expect.stringContaining('12345'),
  })
})

test('a visitor compares sixty times a minute', async () => {
  const strict = await testApp()
  const author = await strict.signIn('strict')
  const article = await writeMoon(author)
  const id = String(article.revisionId)
  const visitor = strict.visitor()
  const compare = () =>
    visitor.attempt(compareRevisions, { params: idOf(article), query: { from: id, to: id } })
  for (let count = 0; count < RATE_LIMITS.comparisons.hits; count++)
    expect((await compare()).status).toBe(200)
  expect(await compare()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  strict.clock.advance(MINUTE_MS)
  expect((await compare()).status).toBe(200)
  await strict.close()
})
