import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePost, getPagePost, listPagePosts } from '../../contract/page-posts.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { at, PLAIN, writePhoto, writePost } from './posts-testing.ts'
import { setHonor } from '../testing/set-honor.ts'
import { photoBytes, postsApp, sendForm, uploadPhoto, type PostsApp } from './upload-testing.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp()
})
afterAll(() => app.close())

test('[S3-15] a page post has every field of the specification, whether there is something in it or not', async () => {
  const alice = await app.signIn('alice')
  const post = await writePost(alice, { content: 'The **Moon**, and you?' })
  const read = await app.visitor().call(getPagePost, { params: at(post) })
  expect(read).toEqual({
    ...PLAIN,
    id: post.id,
    type: 'discussion',
    title: 'What do you see tonight?',
    content: 'The **Moon**, and you?',
    nodes: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'The ' },
          { type: 'strong', children: [{ type: 'text', value: 'Moon' }] },
          { type: 'text', value: ', and you?' },
        ],
      },
    ],
    createdAt: app.clock.now().toISOString(),
    authorId: alice.userId,
    authorName: 'alice Tester',
    authorAlias: 'alice-1000',
    authorHonor: 0,
    authorIp: null,
  })
  expect(post).toEqual({ ...read, authorIp: alice.ip })
})

test('[S3-17] [S3-18] a post is a photo, a video or a discussion, and its medium an image or a video', async () => {
  const bela = await app.signIn('bela')
  const photo = await writePhoto(app, bela, { title: '' })
  expect(photo).toMatchObject({ type: 'photo', title: '', mediaType: 'image' })
  expect(photo.media).toMatchObject({ state: 'ready', width: 40, height: 30, alt: 'A red sky' })
  expect(photo.mediaUrl).toMatch(/^\/media\/\w{22}\/\d+\.webp$/)
  expect((await bela.request('GET', photo.mediaUrl ?? '')).statusCode).toBe(200)

  const videoId = await insertVideo(bela.userId)
  const video = await writePost(bela, { type: 'video', title: 'Rain', mediaId: videoId })
  expect(video).toMatchObject({ type: 'video', mediaType: 'video', media: { state: 'processing' } })
  expect(await writePost(bela)).toMatchObject({ type: 'discussion', mediaType: null, media: null })
  for (const type of ['poll', 'Photo', '', null, ['photo']])
    expect((await bela.attempt(createPagePost, { body: { type, title: 'Moon' } })).status).toBe(400)
})

/** One that is still being made ready. */
async function insertVideo(ownerId: number, key = `video${'x'.repeat(17)}`): Promise<number> {
  const { id } = await app.db
    .insertInto('media')
    .values({
      key,
      owner_id: ownerId,
      kind: 'video',
      state: 'processing',
      width: 640,
      height: 360,
      bytes: 1,
      placeholder: '',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('[S3-19] the options of a poll are a list, and a post without a poll has an empty one', async () => {
  const citra = await app.signIn('citra')
  const poll = { isVotingEnabled: true, votingQuestion: 'Moon or Sun?', votingOptions: ['Moon', 'Sun'] }
  const post = await writePost(citra, { ...poll, votingDays: 7, votingResults: 'always' })
  expect(post).toMatchObject({
    ...poll,
    votingEndsAt: addMs(app.clock.now(), 7 * DAY_MS).toISOString(),
    votingResults: 'always',
    votingTotal: 0,
    votingCounts: [0, 0],
  })
  const plain = await writePost(citra, poll)
  const votingEndsAt = addMs(app.clock.now(), 3 * DAY_MS).toISOString()
  expect(plain).toMatchObject({ votingEndsAt, votingResults: 'after_vote', votingCounts: null })
  expect(await writePost(citra, { ...poll, votingDays: 0 })).toMatchObject({ votingEndsAt: null })
  const without = await writePost(citra, { ...poll, isVotingEnabled: false })
  expect(without).toMatchObject({ isVotingEnabled: false, votingQuestion: null, votingOptions: [] })
})

test('a post sent as a form is the same post, with the file in it', async () => {
  const dewi = await app.signIn('dewi')
  const { status, body } = await sendForm(app, dewi, [
    ['type', 'photo'],
    ['title', 'From a form'],
    ['isNsfw', 'false'],
    ['file', await photoBytes(60, 40)],
    ['mediaAlt', 'A blue field'],
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ type: 'photo', title: 'From a form', mediaType: 'image', isNsfw: false })
  expect(body.media).toMatchObject({ width: 60, height: 40, alt: 'A blue field' })
  const poll = await sendForm(app, dewi, [
    ['type', 'discussion'],
    ['title', 'And a poll'],
    ['isVotingEnabled', 'true'],
    ['votingQuestion', 'Which one?'],
    ['votingOptions', 'Left'],
    ['votingOptions', 'Right'],
    ['votingDays', '30'],
  ])
  expect(poll.body).toMatchObject({ votingOptions: ['Left', 'Right'], isVotingEnabled: true })
})

test('a form that is refused leaves no upload behind', async () => {
  const eko = await app.signIn('eko')
  const file: [string, Buffer] = ['file', await photoBytes()]
  const photo: [string, string] = ['type', 'photo']
  const title: [string, string] = ['title', 'Dawn']
  const forms: { fields: [string, string | Buffer][]; wrong: string }[] = [
    { fields: [['type', 'discussion'], title, file], wrong: 'mediaId' },
    { fields: [photo, ['mediaId', '1'], file], wrong: 'mediaId' },
    { fields: [photo, ['authorId', '1'], file], wrong: 'authorId' },
    { fields: [photo, ['isNsfw', 'yes'], file], wrong: 'isNsfw' },
    { fields: [photo, ['title', 'x'.repeat(151)], file], wrong: 'title' },
    { fields: [photo, title, title, file], wrong: 'title' },
    { fields: [photo, title], wrong: 'mediaId' },
  ]
  for (const { fields, wrong } of forms) {
    const { status, body } = await sendForm(app, eko, fields)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([wrong])
  }
  const left = app.db.selectFrom('media').select('id').where('owner_id', '=', eko.userId)
  expect(await left.execute()).toEqual([])
})

test('headings, pictures and tables of a post take a quieter form; links to elsewhere come with 20 Honor', async () => {
  const fitri = await app.signIn('fitri')
  const { nodes } = await writePost(fitri, { content: '# Loud\n\n![a star](/media/x.webp)' })
  expect(nodes?.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  const content = 'See https://example.com/moon'
  const refused = await fitri.attempt(createPagePost, {
    body: { type: 'discussion', title: 'Moon', content },
  })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { content: expect.stringContaining('20 Honor') } },
  })
  await setHonor(app, fitri.userId, 20)
  expect(await writePost(fitri, { content })).toMatchObject({ content })
})

test('a new post is the first of the list at once, for its author and for all', async () => {
  const gita = await app.signIn('gita')
  const post = await writePost(gita, { title: 'Just now' })
  app.clock.advance(2000)
  for (const reader of [gita, app.visitor()]) {
    const [first] = await reader.call(listPagePosts, { query: { limit: '1' } })
    expect(first).toMatchObject({ id: post.id, title: 'Just now', authorIp: null })
  }
})

test('an upload belongs to one post, and to the person who made it', async () => {
  const hana = await app.signIn('hana')
  const intan = await app.signIn('intan')
  const mediaId = await uploadPhoto(app, hana)
  const attempt = (client: typeof hana, body: object) => client.attempt(createPagePost, { body })
  const stolen = await attempt(intan, { type: 'photo', mediaId })
  expect(stolen).toMatchObject({ status: 400, body: { fields: { mediaId: expect.any(String) } } })
  const kind = await attempt(hana, { type: 'video', mediaId })
  expect(kind).toMatchObject({ status: 400, body: { fields: { mediaId: expect.any(String) } } })
  // However many posts want it at once, one gets it.
  const attempts = await Promise.all(
    Array.from({ length: 8 }, () => attempt(hana, { type: 'photo', mediaId })),
  )
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(attempts.filter(({ status }) => status === 400)).toHaveLength(7)
  const missing = await attempt(hana, { type: 'photo', mediaId: 999_999 })
  expect(missing).toMatchObject({ status: 400, body: { fields: { mediaId: expect.any(String) } } })
})
