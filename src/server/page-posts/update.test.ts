import { askedFor } from '../testing/asked.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/page-posts.ts'
import { votePagePost } from '../../contract/votes.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, consented, makeUnderAge, writePhoto, writePost } from './posts-testing.ts'
import { findPosts } from './search-queries.ts'
import { postsApp, type PostsApp } from './upload-testing.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp()
})
afterAll(() => app.close())

const POLL = { isVotingEnabled: true, votingQuestion: 'Which?', votingOptions: ['One', 'Two'] }

function edit(client: TestClient, post: { id: number }, body: object) {
  return client.attempt(contract.updatePagePost, { params: at(post), body })
}

async function versionsOf(post: { id: number }) {
  return (await app.visitor().call(contract.listPagePostVersions, { params: at(post) })).items
}

test('a change in the first five minutes is silent, and no version of it is stored', async () => {
  const alice = await app.signIn('alice')
  const post = await writePost(alice, { title: 'Moom', content: 'Ful tonight' })
  app.clock.advance(5 * MINUTE_MS)
  const { body } = await edit(alice, post, { title: 'Moon', content: '*Full* tonight' })
  expect(body).toMatchObject({ title: 'Moon', content: '*Full* tonight', editedAt: null })
  expect(JSON.stringify((body as contract.PagePost).nodes)).toContain('emphasis')
  expect(await versionsOf(post)).toEqual([])
})

test('afterwards everybody sees that it was edited, and can read what it said before', async () => {
  const bela = await app.signIn('bela')
  const post = await writePost(bela, { title: 'First', content: 'One **bold** word' })
  app.clock.advance(5 * MINUTE_MS + 1)
  const second = app.clock.now().toISOString()
  expect((await edit(bela, post, { title: 'Second' })).body).toMatchObject({
    title: 'Second',
    content: 'One **bold** word',
    editedAt: second,
  })
  app.clock.advance(MINUTE_MS)
  await edit(bela, post, { content: '' })
  const [newer, older, ...rest] = await versionsOf(post)
  expect(older).toMatchObject({ title: 'First', content: 'One **bold** word', createdAt: post.createdAt })
  expect(newer).toMatchObject({ title: 'Second', content: 'One **bold** word', createdAt: second })
  expect(JSON.stringify(older?.nodes)).toContain('strong')
  expect(rest).toEqual([])
  // They are not parsed again: a changed source is not drawn, unless the tree is of an older renderer.
  const versions = app.db.updateTable('page_post_versions').where('post_id', '=', post.id)
  await versions.set({ source: 'Other' }).execute()
  expect((await versionsOf(post))[1]?.nodes).toEqual(older?.nodes)
  await versions.set({ renderer_version: 0 }).execute()
  expect(JSON.stringify((await versionsOf(post))[1]?.nodes)).toContain('Other')
})

test('changing nothing, or only the description of a picture, is no edit', async () => {
  const alice = await app.signIn('alice')
  const post = await writePhoto(app, alice, { title: 'Dawn', content: 'Cold' })
  app.clock.advance(10 * MINUTE_MS)
  await edit(alice, post, { title: 'Dawn', content: 'Cold', isNsfw: false })
  const { body } = await edit(alice, post, { mediaAlt: 'A red sky over hills' })
  expect(body).toMatchObject({ editedAt: null, media: { alt: 'A red sky over hills' } })
  expect(await versionsOf(post)).toEqual([])
})

test('a discussion keeps a title, a photo need not have one, and the rules are those of writing', async () => {
  const alice = await app.signIn('alice')
  const talk = await writePost(alice)
  const photo = await writePhoto(app, alice)
  expect(await edit(alice, talk, { title: '' })).toMatchObject({
    status: 400,
    body: { fields: { title: 'A discussion needs a title.' } },
  })
  expect((await edit(alice, photo, { title: '' })).body).toMatchObject({ title: '' })
  const bad = [{ title: 'x'.repeat(151) }, { content: 'x'.repeat(5001) }, { content: 'https://example.com' }]
  const unknown = [{ type: 'photo' }, { mediaId: 1 }, { authorId: 1 }, { state: 'hidden' }, { likes: 5 }]
  for (const body of [...bad, ...unknown, { isNsfw: 'false' }, { votingOptions: ['One'] }])
    expect((await edit(alice, talk, body)).status, JSON.stringify(body)).toBe(400)
})

test('a poll can be corrected in its first five minutes, and before the first vote', async () => {
  const alice = await app.signIn('alice')
  const post = await writePost(alice, POLL)
  const marks = async () =>
    (await alice.call(contract.listPagePostMarks, { query: { ids: String(post.id) } }))[0]
  const change = { votingQuestion: 'Which one?', votingOptions: ['One', 'Two', 'Three'] }
  expect(await marks()).toMatchObject({ canEditPoll: true })
  expect((await edit(alice, post, change)).body).toMatchObject({ ...change, votingTotal: 0 })
  await alice.call(votePagePost, { params: at(post), body: { option: 2 } })
  expect(await marks()).toMatchObject({ canEditPoll: false, votedOption: 2, votingCounts: [0, 0, 1] })
  expect((await edit(alice, post, { votingOptions: ['Two', 'One'] })).status).toBe(409)
  expect((await edit(alice, post, change)).status).toBe(200)
  const other = await writePost(alice, POLL)
  app.clock.advance(5 * MINUTE_MS + 1)
  expect((await edit(alice, other, { votingQuestion: 'Too late?' })).status).toBe(409)
  expect(await edit(alice, await writePost(alice), { votingQuestion: 'Which?' })).toMatchObject({
    status: 400,
    body: { fields: { votingQuestion: 'This post has no poll.' } },
  })
})

test('only its author changes a post; a moderator may mark it as adult and nothing else', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const mod = await consented(await app.signIn('mod', 'moderator'))
  const post = await writePhoto(app, alice)
  for (const body of [{ title: 'Mine' }, { isNsfw: true }, {}])
    expect(await edit(bela, post, body)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect((await app.visitor().attempt(contract.updatePagePost, { params: at(post), body: {} })).status).toBe(
    401,
  )
  for (const body of [{ title: 'Mine' }, { content: '' }, { isNsfw: true, mediaAlt: '' }])
    expect((await edit(mod, post, body)).status).toBe(403)
  expect((await edit(alice, { id: 999_999 }, { title: 'Nothing' })).status).toBe(404)

  expect((await edit(mod, post, { isNsfw: true })).body).toMatchObject({ isNsfw: true, title: 'Dawn' })
  expect(await app.visitor().call(contract.getPagePost, { params: at(post) })).toMatchObject({
    isRedacted: true,
  })
  expect((await app.visitor().request('GET', post.mediaUrl ?? '')).statusCode).toBeGreaterThanOrEqual(400)
  expect(await edit(alice, post, { isNsfw: false })).toMatchObject({
    status: 403,
    body: { code: 'not_allowed', message: expect.stringContaining('moderators') },
  })
  // What stays as it is may be sent along.
  expect((await edit(alice, post, { isNsfw: true, title: 'Dusk' })).status).toBe(200)
  expect((await edit(mod, post, { isNsfw: false })).body).toMatchObject({ isNsfw: false })
  expect((await app.visitor().request('GET', post.mediaUrl ?? '')).statusCode).toBe(200)
})

test('what its author marked, its author may unmark; lists, search and files follow', async () => {
  const citra = await app.signIn('citra')
  const post = await writePhoto(app, citra)
  await app.settle()
  const nsfwInLists = async () => {
    const places = app.db.selectFrom('page_post_places').select('is_nsfw').where('post_id', '=', post.id)
    const search = (nsfw: 'only' | 'without') => findPosts(app.db, askedFor(post.title ?? '', 99), nsfw)
    // The post itself says at once that it is adult, or no longer; among the adult ones it is found a moment later.
    const none = await search('without')
    const isIn = (await places.execute()).map(({ is_nsfw }) => is_nsfw)
    await app.settle()
    const only = await search('only')
    expect([...only.ids, ...none.ids].filter((id) => id === post.id)).toHaveLength(1)
    return [...isIn, only.ids.includes(post.id)]
  }
  expect((await edit(citra, post, { isNsfw: true })).body).toMatchObject({ isNsfw: true, isRedacted: false })
  expect(await nsfwInLists()).toEqual([true, true])
  expect((await edit(citra, post, { isNsfw: false })).body).toMatchObject({ isNsfw: false })
  expect(await nsfwInLists()).toEqual([false, false])
  await makeUnderAge(app, citra.userId)
  expect(await edit(citra, post, { isNsfw: true })).toMatchObject({
    status: 403,
    body: { code: 'under_age' },
  })
})

test('the search finds the new words and not the old ones', async () => {
  const dewi = await app.signIn('dewi')
  const post = await writePost(dewi, { title: 'Berlayar', content: 'swimming fishes', ...POLL })
  const found = async (word: string) => {
    await app.settle()
    const rows = app.db.selectFrom('page_post_search').select('post_id').where('post_id', '=', post.id)
    const config = sql`websearch_to_tsquery('english', ${word}) || websearch_to_tsquery('indonesian', ${word})`
    return (await rows.where(sql<boolean>`words @@ (${config})`).execute()).length === 1
  }
  for (const word of ['layar', 'swim', 'fish', 'which', 'two']) expect(await found(word), word).toBe(true)
  await edit(dewi, post, { title: 'Gunung', content: '' })
  expect([await found('layar'), await found('fish'), await found('gunung')]).toEqual([false, false, true])
})
