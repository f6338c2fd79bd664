import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleIn } from '../testing/set-honor.ts'
import { blockUser } from '../../contract/blocks.ts'
import { answerRequest, removeMember, sendMessage, type Message } from '../../contract/conversations.ts'
import { deleteMessage } from '../../contract/message-acts.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { filesOf, picturesApp, uploadPicture as picture, type PicturesApp } from './pictures-testing.ts'
import { ask, newKey, of, send, shownTo, start, startGroup, type Somebody } from './change-testing.ts'

let app: PicturesApp
let number = 0
let [ana, budi, citra] = [] as unknown as [Somebody, Somebody, Somebody]
beforeAll(async () => {
  app = await picturesApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  ana = await app.signIn(`ana${number}`)
  budi = await app.signIn(`budi${number}`)
  citra = await app.signIn(`citra${number}`)
  await settleIn(app)
})

const urlOf = ({ pictures }: Message, place = 0): string => pictures[place]?.url ?? ''
const statusOf = async (client: { request: Somebody['request'] }, url: string) =>
  (await client.request('GET', url)).statusCode

test('up to four pictures of the sender’s go with a message, in their order, for those in the conversation alone', async () => {
  const first = await start(ana, budi)
  const ids = [
    await picture(app, ana, 500),
    await picture(app, ana, 400),
    await picture(app, ana, 300),
  ].toReversed()
  const pictures = ids.map((mediaId, place) => ({ mediaId, alt: `Picture ${place}` }))
  const sent = await send(ana, first, '', { pictures })
  expect(sent.pictures.map(({ id, alt, width }) => [id, alt, width])).toEqual([
    [ids[0], 'Picture 0', 300],
    [ids[1], 'Picture 1', 400],
    [ids[2], 'Picture 2', 500],
  ])
  const [, shown] = await shownTo(budi, first)
  const url = shown === undefined ? '' : urlOf(shown)
  expect(url).toContain('&sig=')
  for (const client of [ana, budi]) expect(await statusOf(client, url)).toBe(200)
  const bare = url.replace(/\?.*/, '')
  for (const [client, path] of [
    [budi, bare],
    [citra, url],
    [citra, bare],
    [app.visitor(), url],
    [await app.signIn('mod', 'moderator'), url],
    [await app.signIn('op', 'operator'), url],
  ] as const)
    expect(await statusOf(client, path)).toBe(404)
  app.clock.advance(11 * MINUTE_MS)
  expect(await statusOf(budi, url)).toBe(404)
})

test('somebody else’s upload, one that is used, one twice, a fifth and none at all are refused, and nothing is sent', async () => {
  const first = await start(ana, budi)
  const used = await picture(app, ana)
  await ana.call(createPagePost, { body: { type: 'photo', mediaId: used } })
  const sentBefore = await picture(app, ana)
  await send(ana, first, '', { pictures: [{ mediaId: sentBefore }] })
  const own = await picture(app, ana)
  const attempt = (pictures: { mediaId: number }[], body = 'Look') =>
    ana.attempt(sendMessage, {
      ...of({ id: first.conversationId }),
      body: { key: newKey(), body, pictures },
    })
  for (const pictures of [
    [{ mediaId: await picture(app, budi) }],
    [{ mediaId: 999_999 }],
    [{ mediaId: used }],
    [{ mediaId: sentBefore }],
    [{ mediaId: own }, { mediaId: own }],
    [{ mediaId: own }, { mediaId: used }],
    [1, 2, 3, 4, 5].map((mediaId) => ({ mediaId })),
  ])
    expect((await attempt(pictures)).status).toBe(400)
  expect((await attempt([], '')).status).toBe(400)
  expect(await shownTo(budi, first)).toHaveLength(2)
  // What a message shows is shown by nothing else.
  const post = await ana.attempt(createPagePost, { body: { type: 'photo', mediaId: sentBefore } })
  expect(post.status).toBe(400)
  // The one that was refused with another is free still.
  expect((await attempt([{ mediaId: own }])).status).toBe(200)
})

test('a video is no picture', async () => {
  const first = await start(ana, budi)
  const { id } = await app.db
    .insertInto('media')
    .values({
      key: `video${number}`.padEnd(22, 'x'),
      owner_id: ana.userId,
      kind: 'video',
      state: 'ready',
      width: 1,
      height: 1,
      bytes: 1,
      placeholder: '',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { key: newKey(), body: '', pictures: [{ mediaId: id }] }
  expect((await ana.attempt(sendMessage, { ...of({ id: first.conversationId }), body })).status).toBe(400)
})

test('nothing of a stranger’s is loaded before they are let in', async () => {
  const sent = await ask(ana, budi, 'Look', { pictures: [{ mediaId: await picture(app, ana) }] })
  const url = urlOf(sent)
  const [shown] = await shownTo(budi, sent)
  expect(shown?.pictures).toMatchObject([{ url: null, width: 700, alt: '' }])
  expect([await statusOf(ana, url), await statusOf(budi, url)]).toEqual([200, 404])
  await budi.call(answerRequest, { ...of({ id: sent.conversationId }), body: { accept: true } })
  const [later] = await shownTo(budi, sent)
  expect(await statusOf(budi, later === undefined ? '' : urlOf(later))).toBe(200)
})

test('who has left, blocked the sender or deleted the message sees its pictures no more', async () => {
  const group = await startGroup(ana, [budi, citra])
  const sent = await send(ana, group, 'Look', { pictures: [{ mediaId: await picture(app, ana) }] })
  const url = urlOf(sent)
  for (const client of [ana, budi, citra]) expect(await statusOf(client, url)).toBe(200)
  const params = { id: String(group.conversationId), userId: String(budi.userId) }
  await budi.call(removeMember, { params })
  await citra.call(blockUser, { params: { id: String(ana.userId) } })
  for (const client of [budi, citra]) expect(await statusOf(client, url)).toBe(404)
  await ana.call(deleteMessage, { ...of(sent), query: { for: 'me' } })
  expect(await statusOf(ana, url)).toBe(404)
})

test('pictures go with their message: closed at once, and their files with the purge', async () => {
  const first = await start(ana, budi)
  const kept = await send(ana, first, 'Kept', { pictures: [{ mediaId: await picture(app, ana) }] })
  const gone = await send(ana, first, 'Gone', { pictures: [{ mediaId: await picture(app, ana) }] })
  const keyOf = (message: Message) => urlOf(message).split('/')[2] ?? ''
  app.clock.advance(2 * MINUTE_MS)
  await ana.call(deleteMessage, { ...of(gone), query: { for: 'everyone' } })
  for (const client of [ana, budi]) expect(await statusOf(client, urlOf(gone))).toBe(404)
  app.clock.advance(DAY_MS)
  await app.purge()
  const names = (await filesOf(app)).join('\n')
  expect([names.includes(keyOf(kept)), names.includes(keyOf(gone))]).toEqual([true, false])
  expect((await shownTo(budi, first)).map(({ pictures }) => pictures.length)).toEqual([0, 1, 0])
})
