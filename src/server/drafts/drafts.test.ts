import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteDraft,
  DRAFT_KINDS,
  getDraft,
  listDrafts,
  saveDraft,
  type DraftContent,
} from '../../contract/drafts.ts'
import { DRAFT_BYTES } from '../../contract/limits.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { insertDrafts } from './actions.ts'
import { purgeDrafts } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const NEW = { kind: 'article', key: 'new' } as const

const save = (
  client: TestClient,
  version: number,
  content: DraftContent,
  params = NEW as { kind: 'article'; key: string },
) => client.call(saveDraft, { params, body: { version, content } })
const load = (client: TestClient, params = NEW as { kind: 'article'; key: string }) =>
  client.call(getDraft, { params })

test('a draft is stored as the form had it, and comes back on any device', async () => {
  const alice = await app.signIn('alice')
  const content = {
    title: 'Stars',
    content: 'Born in **dust**',
    tags: ['sky', '#2'],
    isMinor: false,
    coverId: null,
    at: 12,
  }
  const { version, hadNewer, updatedAt } = await alice.call(saveDraft, {
    params: NEW,
    body: { version: 0, content },
  })
  expect({ hadNewer, updatedAt }).toEqual({ hadNewer: false, updatedAt: app.clock.now().toISOString() })
  const otherDevice = await app.signIn('alice')
  expect(await load(otherDevice)).toEqual({ ...NEW, version, content, updatedAt, older: null })
})

test('where there is none, the answer is null', async () => {
  const bela = await app.signIn('bela')
  const answer = await bela.request('GET', '/api/drafts/article/new')
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    expect.stringContaining('application/json'),
    'null',
  ])
})

test('each save is one version more', async () => {
  const bela = await app.signIn('bela')
  const first = await save(bela, 0, { content: 'a' })
  const second = await save(bela, first.version, { content: 'ab' })
  expect(second).toMatchObject({ version: first.version + 1, hadNewer: false })
  expect(await load(bela)).toMatchObject({ version: second.version, content: { content: 'ab' }, older: null })
})

test('the newer text wins, and that of the other device is stored for a day', async () => {
  const citra = await app.signIn('citra')
  const first = await save(citra, 0, { content: 'common' })
  await save(citra, first.version, { content: 'written on the phone' })
  const late = await save(citra, first.version, { content: 'written on the desk' })
  expect(late).toMatchObject({ version: first.version + 2, hadNewer: true })
  const older = { content: 'written on the phone' }
  expect(await load(citra)).toMatchObject({ content: { content: 'written on the desk' }, older })
  await save(citra, late.version, { content: 'and on' })
  expect(await load(citra)).toMatchObject({ content: { content: 'and on' }, older })
  app.clock.advance(DAY_MS)
  expect(await load(citra)).toMatchObject({ older: null })
})

test('a save that is sent twice is no conflict', async () => {
  const dewi = await app.signIn('dewi')
  await save(dewi, 0, { content: 'same', tags: ['a'] })
  expect(await save(dewi, 0, { tags: ['a'], content: 'same' })).toMatchObject({ hadNewer: false })
  expect(await load(dewi)).toMatchObject({ older: null })
})

test('a device that still has a finished draft does not overwrite the next one', async () => {
  const eka = await app.signIn('eka')
  const old = await save(eka, 0, { content: 'published meanwhile' })
  await eka.call(deleteDraft, { params: NEW })
  app.clock.advance(1000)
  await save(eka, 0, { content: 'the next one' })
  expect(await save(eka, old.version, { content: 'the old one' })).toMatchObject({ hadNewer: true })
  expect(await load(eka)).toMatchObject({ older: { content: 'the next one' } })
})

test('20 saves at once: one draft, every version counted', async () => {
  const fajar = await app.signIn('fajar')
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, n) => save(fajar, 0, { content: `text ${n}` })),
  )
  const versions = saved.map(({ version }) => version).sort((a, b) => a - b)
  expect(versions).toEqual(Array.from({ length: 20 }, (_, n) => (versions[0] ?? 0) + n))
  expect(saved.filter(({ hadNewer }) => hadNewer)).toHaveLength(19)
  expect(await load(fajar)).toMatchObject({ version: versions.at(-1), older: expect.anything() })
})

test('deleting is the same twice, and nobody’s draft but one’s own', async () => {
  const [gita, hadi] = [await app.signIn('gita'), await app.signIn('hadi')]
  await save(gita, 0, { content: 'mine' })
  expect(await load(hadi)).toBeNull()
  await save(hadi, 0, { content: 'his' })
  for (let times = 0; times < 2; times++)
    expect(await hadi.call(deleteDraft, { params: NEW })).toEqual({ done: true })
  expect(await load(hadi)).toBeNull()
  expect(await load(gita)).toMatchObject({ content: { content: 'mine' } })
})

test('the list has the newest first, named by title or beginning', async () => {
  const indah = await app.signIn('indah')
  const contents: DraftContent[] = [
    { title: '  A title\nof two lines ', content: 'x' },
    { title: ' ', content: '😀'.repeat(100) },
    { content: 'Only   words' },
    { title: 7, note: 'neither' },
    {
      content:
        '## Hello\n\n- Some **text** here and $x^2$.\n\n> See ![a cat](/media/1/2.webp) or [this](https://a.example/b_c).',
    },
  ]
  for (const [n, content] of contents.entries()) {
    await save(indah, 0, content, { kind: 'article', key: `edit-${n}` })
    app.clock.advance(1000)
  }
  const { items } = await indah.call(listDrafts)
  expect(items.map(({ key, title }) => [key, title])).toEqual([
    ['edit-4', 'Hello Some text here and x^2. See a cat or this.'],
    ['edit-3', ''],
    ['edit-2', 'Only words'],
    ['edit-1', '😀'.repeat(80)],
    ['edit-0', 'A title of two lines'],
  ])
  expect(items[1]).toEqual({
    kind: 'article',
    key: 'edit-3',
    version: expect.any(Number),
    title: '',
    updatedAt: addMs(app.clock.now(), -2000).toISOString(),
  })
})

test('250 drafts a person; one more is refused and nothing is lost, also when many come at once', async () => {
  const joko = await app.signIn('joko')
  const saveAs = (n: number) =>
    joko.attempt(saveDraft, {
      params: { kind: DRAFT_KINDS[n % 3] ?? 'article', key: `draft-${n}` },
      body: { version: 0, content: { content: String(n) } },
    })
  const first = Array.from({ length: 240 }, (_, n) => ({ key: `draft-${3 * n}`, content: { content: 'x' } }))
  const name = { userId: joko.userId, kind: 'article' } as const
  expect(await insertDrafts(app.db, name, first, app.clock.now())).toBe(240)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => saveAs(1000 + n)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('250 drafts') },
  })
  expect((await saveAs(0)).status).toBe(200)
  expect((await joko.call(listDrafts)).items).toHaveLength(250)
  await joko.call(deleteDraft, { params: { kind: 'article', key: 'draft-0' } })
  expect((await saveAs(2000)).status).toBe(200)
})

test('several new drafts at once: all or none, and one that is there stays as it is', async () => {
  const olga = await app.signIn('olga')
  const name = { userId: olga.userId, kind: 'article' } as const
  await save(olga, 0, { content: 'my own words' }, { kind: 'article', key: 'two' })
  const drafts = ['one', 'two', 'one'].map((key) => ({ key, content: { content: key } }))
  expect(await insertDrafts(app.db, name, drafts, app.clock.now())).toBe(1)
  expect(await load(olga, { kind: 'article', key: 'two' })).toMatchObject({
    content: { content: 'my own words' },
  })
  const many = Array.from({ length: 249 }, (_, n) => ({ key: `more-${n}`, content: {} }))
  await expect(insertDrafts(app.db, name, many, app.clock.now())).rejects.toThrow('the limit of')
  expect((await olga.call(listDrafts)).items).toHaveLength(2)
})

test('what is no draft is refused', async () => {
  const kiki = await app.signIn('kiki')
  const attempt = (body: unknown, params: Record<string, string> = NEW) =>
    kiki.attempt(saveDraft, { params, body })
  const good = { version: 0, content: { content: 'x' } }
  const bodies = [
    { version: -1, content: {} },
    { version: 0.5, content: {} },
    { version: '0', content: {} },
    { content: {} },
    { version: 0 },
    { version: 0, content: 'text' },
    { version: 0, content: [] },
    { version: 0, content: { content: { deep: 'x' } } },
    { version: 0, content: { content: [['x']] } },
    { version: 0, content: { tags: Array.from({ length: 21 }, () => 'x') } },
    { version: 0, content: { content: 'a\0b' } },
    { version: 0, content: { content: '\ud800' } },
    { version: 0, content: { tags: ['\udfff'] } },
    { version: 0, content: { 'not a name': 'x' } },
    { version: 0, content: { x: 1 }, userId: 1 },
  ]
  for (const body of bodies) expect((await attempt(body)).status, JSON.stringify(body)).toBe(400)
  for (const params of [
    { kind: 'novel', key: 'new' },
    { kind: 'article', key: 'A' },
    { kind: 'article', key: '..' },
  ])
    expect([400, 404], JSON.stringify(params)).toContain((await attempt(good, params)).status)
  expect((await attempt(good, { kind: 'article', key: 'x'.repeat(81) })).status).toBe(400)
  expect(await load(kiki)).toBeNull()
})

test('a long text fits, one that is too long is refused', async () => {
  const lina = await app.signIn('lina')
  const content = 'x'.repeat(DRAFT_BYTES - 100)
  await save(lina, 0, { content })
  expect((await load(lina))?.content['content']).toHaveLength(content.length)
  const body = { version: 0, content: { content: 'x'.repeat(DRAFT_BYTES) } }
  expect(await lina.attempt(saveDraft, { params: NEW, body })).toMatchObject({
    status: 413,
    body: { code: 'too_large' },
  })
})

test('any number is stored, and the largest version harms nobody', async () => {
  const mira = await app.signIn('mira')
  const content = { a: 1e308, b: -0.5, c: 5e-324, d: 2 ** 53, toString: 'x', constructor: 'y' }
  await mira.call(saveDraft, { params: NEW, body: { version: Number.MAX_SAFE_INTEGER, content } })
  expect((await load(mira))?.content).toEqual(content)
})

test('a visitor has no drafts on the server', async () => {
  const visitor = app.visitor()
  const params = NEW
  const body = { version: 0, content: {} }
  const answers = await Promise.all([
    visitor.attempt(listDrafts),
    visitor.attempt(getDraft, { params }),
    visitor.attempt(saveDraft, { params, body }),
    visitor.attempt(deleteDraft, { params }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('a replaced text is deleted after a day, an untouched draft after 180 days', async () => {
  let nina = await app.signIn('nina')
  await save(nina, 0, { content: 'a' })
  await save(nina, 0, { content: 'b' })
  const stored = () =>
    app.db
      .selectFrom('drafts')
      .select(['content', 'older_content'])
      .where('user_id', '=', nina.userId)
      .execute()
  await purgeDrafts(app.db, addMs(app.clock.now(), DAY_MS - 1))
  expect(await stored()).toEqual([{ content: { content: 'b' }, older_content: { content: 'a' } }])
  await purgeDrafts(app.db, addMs(app.clock.now(), DAY_MS))
  expect(await stored()).toEqual([{ content: { content: 'b' }, older_content: null }])
  app.clock.advance(180 * DAY_MS - 1)
  await purgeDrafts(app.db, app.clock.now())
  nina = await app.signIn('nina')
  expect(await load(nina)).toMatchObject({ content: { content: 'b' } })
  app.clock.advance(1)
  await purgeDrafts(app.db, app.clock.now())
  expect(await stored()).toEqual([])
})
