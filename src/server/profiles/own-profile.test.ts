import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPrivacy,
  getProfile,
  listStaleTranslations,
  listUploads,
  savePrivacy,
  setPinned,
  updateProfile,
} from '../../contract/profiles.ts'
import { addMs } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { setHonor } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, suspend } from './profiles-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Somebody with enough Honor to write links. */
async function signInSettled(name: string) {
  const member = await app.signIn(name)
  await setHonor(app, member.userId, 20)
  return member
}

test('a member says something of themselves; what is not named stays', async () => {
  const alice = await signInSettled('alice')
  const links = ['https://example.org/~alice', 'http://example.net']
  expect(
    await alice.call(updateProfile, {
      body: { bio: '  I look at stars.\n\n\n\nAnd moons.  ', links, languages: ['en', 'jv'] },
    }),
  ).toEqual({ bio: 'I look at stars.\n\nAnd moons.', links, languages: ['en', 'jv'] })
  await alice.call(updateProfile, { body: { languages: [] } })
  expect(await app.visitor().call(getProfile, at(alice.userId))).toMatchObject({
    bio: 'I look at stars.\n\nAnd moons.',
    links,
    languages: [],
  })
  expect((await alice.attempt(updateProfile, { body: {} })).status).toBe(400)
  expect(await alice.call(updateProfile, { body: { bio: '', links: [] } })).toMatchObject({
    bio: '',
    links: [],
  })
})

test('a text that is too long or disguises something is refused at its field', async () => {
  const bela = await signInSettled('bela')
  const wrong: [string, unknown][] = [
    ['bio', 'x'.repeat(301)],
    ['bio', 'Hello \u202emoc.elpmaxe'],
    ['bio', '\u2066x\u2069'],
    ['bio', '\u200b\u2800'],
    ['links', ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example']],
    ['languages', ['en', 'en']],
    ['languages', ['xx']],
    ['email', 'x@example.com'],
  ]
  for (const [field, value] of wrong)
    expect(
      await bela.attempt(updateProfile, { body: { [field]: value } }),
      JSON.stringify(value),
    ).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  for (const link of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:me@example.com',
    '/article/1',
    '//example.com',
    'ftp://example.com',
    'example.com',
    'https://bank.example@evil.example',
    'https://exa mple.com',
    'https://',
    'https://[',
    'https://example.com/\\evil',
  ])
    expect(await bela.attempt(updateProfile, { body: { links: [link] } }), link).toMatchObject({
      status: 400,
      body: { fields: { links: expect.stringContaining('https://') } },
    })
  expect(await bela.call(getProfile, at(bela.userId))).toMatchObject({ bio: '', links: [] })
})

test('who has earned nothing yet adds no links, and may still say the rest', async () => {
  const newcomer = await app.signIn('newcomer')
  expect(
    await newcomer.attempt(updateProfile, { body: { bio: 'Hi', links: ['https://example.org'] } }),
  ).toMatchObject({ status: 400, body: { fields: { links: expect.stringContaining('20 Honor') } } })
  expect(await newcomer.call(updateProfile, { body: { bio: 'Hi', links: [] } })).toMatchObject({ bio: 'Hi' })
})

test('privacy is open by default and each part is changed by itself', async () => {
  const citra = await app.signIn('citra')
  const open = {
    audience: 'public',
    showsJoined: true,
    showsActivity: true,
    showsFollows: true,
    isIndexed: true,
    isRanked: true,
    takesGuildInvites: true,
    whoMayMention: 'everyone',
    showsIq: false,
  }
  expect(await citra.call(getPrivacy)).toEqual(open)
  expect(await citra.call(savePrivacy, { body: { isIndexed: false } })).toEqual({ ...open, isIndexed: false })
  expect(await citra.call(savePrivacy, { body: { audience: 'members' } })).toMatchObject({
    audience: 'members',
    isIndexed: false,
  })
  expect(await citra.call(savePrivacy, { body: { takesGuildInvites: false, isIndexed: true } })).toEqual({
    ...open,
    audience: 'members',
    takesGuildInvites: false,
  })
  expect(await citra.call(savePrivacy, { body: { takesGuildInvites: true } })).toMatchObject({
    takesGuildInvites: true,
  })
  for (const body of [{}, { audience: 'nobody' }, { showsJoined: 'no' }, { role: 'operator' }])
    expect((await citra.attempt(savePrivacy, { body })).status).toBe(400)
})

test('an own article or post is pinned, and gone when it can no longer be seen', async () => {
  const dewi = await app.signIn('dewi')
  const article = await insertArticle(app, { authorId: dewi.userId, title: 'Pinned' })
  const post = await insertPost(app, { authorId: dewi.userId, title: 'Pinned too' })
  const pinned = async () => (await app.visitor().call(getProfile, at(dewi.userId))).pinned
  const pin = (objectType: 'article' | 'page-post', objectId: number) =>
    dewi.call(setPinned, { body: { pinned: { objectType, objectId } } })
  expect(await pin('article', article.id)).toEqual({ done: true })
  expect(await pinned()).toMatchObject({ article: { title: 'Pinned' }, pagePost: null })
  await changeArticle(app, article.id, { state: 'deleted' })
  expect(await pinned()).toBeNull()
  await pin('page-post', post.id)
  expect(await pinned()).toMatchObject({ article: null, pagePost: { title: 'Pinned too' } })
  await app.db.updateTable('page_posts').set({ is_nsfw: true }).where('id', '=', post.id).execute()
  expect(await pinned()).toBeNull()
  await dewi.call(setPinned, { body: { pinned: null } })
  await app.db.updateTable('page_posts').set({ is_nsfw: false }).where('id', '=', post.id).execute()
  expect(await pinned()).toBeNull()
})

test('what is somebody else’s, adult, a draft or unknown is not pinned', async () => {
  const [eka, other] = [await app.signIn('eka'), await app.signIn('other')]
  const attempt = async (objectType: string, { id }: { id: number }) => {
    const { status, body } = await eka.attempt(setPinned, { body: { pinned: { objectType, objectId: id } } })
    return [status, (body as { code: string; fields?: Record<string, string> }).fields?.['pinned'] ?? null]
  }
  expect(await attempt('article', await insertArticle(app, { authorId: other.userId }))).toEqual([403, null])
  expect(
    await attempt('article', await insertArticle(app, { authorId: other.userId, state: 'draft' })),
  ).toEqual([404, null])
  expect(await attempt('page-post', await insertPost(app, { authorId: other.userId, isNsfw: true }))).toEqual(
    [404, null],
  )
  expect(await attempt('article', { id: 999_999 })).toEqual([404, null])
  expect(
    await attempt('article', await insertArticle(app, { authorId: eka.userId, state: 'draft' })),
  ).toEqual([400, expect.stringContaining('everyone')])
  expect(await attempt('page-post', await insertPost(app, { authorId: eka.userId, isNsfw: true }))).toEqual([
    400,
    expect.stringContaining('Adult'),
  ])
  expect((await attempt('comment', { id: 1 }))[0]).toBe(400)
})

test('a member’s uploads are listed with what they take', async () => {
  const fajar = await app.signIn('fajar')
  const ids: number[] = []
  for (let n = 0; n < 22; n++) {
    const { id } = await app.db
      .insertInto('media')
      .values({
        key: String(n).padStart(22, 'k'),
        owner_id: fajar.userId,
        kind: 'image',
        state: 'ready',
        width: 1,
        height: 1,
        bytes: 10,
        placeholder: '',
        created_at: addMs(app.clock.now(), 1000 * Math.floor(n / 3)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.unshift(id)
  }
  await app.db
    .insertInto('media_uses')
    .values({ media_id: ids[0] ?? 0, object_type: 'article', object_id: 1 })
    .execute()
  const first = await fajar.call(listUploads)
  expect(first).toMatchObject({ usedBytes: 220, quotaBytes: 1024 ** 3 })
  expect(first.items.slice(0, 2)).toMatchObject([
    { id: ids[0], isUsed: true, bytes: 10, mediaType: 'image' },
    { id: ids[1], isUsed: false },
  ])
  const rest = await fajar.call(listUploads, { query: { cursor: first.nextCursor ?? '' } })
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids)
  expect(rest.nextCursor).toBeNull()
  expect(await (await app.signIn('gita')).call(listUploads)).toMatchObject({ items: [], usedBytes: 0 })
})

test('translations whose original has changed since wait for their translator', async () => {
  const [hadi, original] = [await app.signIn('hadi'), await app.signIn('original')]
  const first = await insertArticle(app, { authorId: original.userId })
  const translation = await insertArticle(app, {
    authorId: hadi.userId,
    groupId: first.groupId,
    language: 'id',
  })
  expect(await hadi.call(listStaleTranslations)).toEqual([])
  const staleSince = app.clock.now()
  await app.db
    .updateTable('articles')
    .set({ stale_since: staleSince })
    .where('id', '=', translation.id)
    .execute()
  expect(await hadi.call(listStaleTranslations)).toMatchObject([
    { article: { id: translation.id }, originalId: first.id, staleSince: staleSince.toISOString() },
  ])
  expect(await original.call(listStaleTranslations)).toEqual([])
  await changeArticle(app, translation.id, { state: 'deleted' })
  expect(await hadi.call(listStaleTranslations)).toEqual([])
})

test('visitors are asked to sign in for all that is one’s own', async () => {
  const visitor = app.visitor()
  for (const [route, body] of [
    [getPrivacy, undefined],
    [listUploads, undefined],
    [listStaleTranslations, undefined],
    [savePrivacy, {}],
    [updateProfile, {}],
    [setPinned, { pinned: null }],
  ] as const)
    expect((await visitor.attempt(route, { body })).status).toBe(401)
})

test('the suspended do not see their own either', async () => {
  const joko = await app.signIn('joko')
  await suspend(app, joko.userId)
  expect((await joko.attempt(getPrivacy)).status).toBe(404)
})
