import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes, type OperationName } from '../../contract/index.ts'
import { getGuild, listGuilds, searchGuilds } from '../../contract/guilds.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { addressesOf } from './addresses-testing.ts'
import { GUILD, NAME, openRoom, SECRET, talk, type Room } from './leaks-testing.ts'
import { picturesApp } from './pictures-testing.ts'

/**
 * The one proof that a private guild is private: every address of the site is asked by people who are not in it, with
 * everything that they could name, for a word that is in all that was said there.
 */
let app: TestApp
let room: Room
let before: Map<string, string>
let outsiders: [string, TestClient][]
beforeAll(async () => {
  app = await picturesApp({ web: true })
  const opened = await openRoom(app)
  const { member, stranger, kicked, banned } = opened
  const grown = app.visitor()
  outsiders = [
    ['a visitor', app.visitor()],
    ['an adult visitor', grown],
    ['a stranger', stranger],
    ['one who was removed', kicked],
    ['one who was banned', banned],
    ['a moderator', await app.signIn('mod', 'moderator')],
  ]
  for (const client of [grown, member, kicked, banned]) await client.call(giveNsfwConsent)
  await app.settle()
  app.clock.advance(HOUR_MS)
  before = await outside(opened.stranger, opened)
  room = await talk(app, opened)
  app.clock.advance(HOUR_MS)
}, 120_000)
afterAll(() => app.close())

const gets = (Object.keys(routes) as OperationName[]).filter(
  // A stream does not end; what it tells is asked for below. The others lead elsewhere, or need a signed address.
  (name) =>
    routes[name].method === 'GET' && !/^(readEvents|getUnsubscription|logout|start|finish)/.test(name),
)

/** Who these people are is no secret; that they are in the guild is, and its name is then what would say so. */
const OF_PEOPLE =
  /^\/api\/(database|users|people|aliases|honor|welcome|following|conversations\/with|moderation\/people)/

describe.each(gets)('%s', (name) => {
  test('tells nothing of what is inside', async () => {
    const codes = new Set<number>()
    for (const [who, client] of outsiders)
      for (const path of addressesOf(room, name)) {
        const { statusCode, body } = await client.request('GET', path)
        codes.add(statusCode)
        expect(statusCode, `${who}: ${path}`).toBeLessThan(500)
        expect(body.replaceAll(/"message":"[^"]*"/g, ''), `${who}: ${path}`).not.toContain(SECRET)
        if (OF_PEOPLE.test(path)) expect(body, `${who}: ${path}`).not.toContain(GUILD)
        else expect(body, `${who}: ${path}`).not.toContain(NAME)
      }
    // At least one of the questions was well-formed, or else nothing was proved.
    expect([...codes].some((code) => code !== 400)).toBe(true)
  })
})

test.each([
  '/',
  '/page',
  '/trending',
  '/feed.xml',
  '/atom.xml',
  '/page/feed.xml',
  '/page/atom.xml',
  '/sitemap.xml',
  '/sitemap-posts-0.xml',
  '/sitemap-guilds-0.xml',
  '/sitemap-pages.xml',
])('the document %s tells nothing of it', async (path) => {
  for (const [who, client] of outsiders) {
    const { statusCode, body } = await client.request('GET', path)
    expect(statusCode, path).toBeLessThan(500)
    expect(body, `${who}: ${path}`).not.toContain(SECRET)
    expect(body, `${who}: ${path}`).not.toContain(NAME)
    for (const { id } of room.posts) expect(body).not.toMatch(new RegExp(`page-post/${id}\\b`))
  }
})

test('the pages of its posts, and of those who wrote them, tell nothing of it', async () => {
  const { posts, owner, member, guild } = room
  const paths = [
    ...posts.map(({ id }) => `/page-post/${id}`),
    ...[owner, member].flatMap(({ userId }) => [`/user/${userId}`, `/user/${userId}/feed.xml`]),
    `/guild/${guild.id}`,
    `/guild/${guild.id}-lanterns`,
    `/search/${SECRET}`,
  ]
  for (const [who, client] of outsiders)
    for (const path of paths) {
      const { statusCode, body } = await client.request('GET', path)
      expect(statusCode, path).toBeLessThan(500)
      // The page of a search repeats what was asked for.
      const told = path.startsWith('/search') ? body.replaceAll(`/search/${SECRET}`, '') : body
      if (path.startsWith('/search'))
        expect(told, `${who}: ${path}`).not.toMatch(new RegExp(`(A|The|Red) ${SECRET}`))
      else expect(told, `${who}: ${path}`).not.toContain(SECRET)
      if (path.startsWith('/user')) expect(told, `${who}: ${path}`).not.toContain(GUILD)
    }
})

/** What a stranger can count and sort by. */
async function outside(
  client: TestClient,
  { owner, member, quiet, guild }: Pick<Room, 'owner' | 'member' | 'quiet' | 'guild'>,
) {
  const people = [owner, member, quiet].flatMap(({ userId }) => [
    `/api/users/${userId}/profile`,
    `/api/users/${userId}/card`,
    `/api/users/${userId}/comments`,
    `/api/users/${userId}/guilds`,
  ])
  const paths = [
    ...people,
    `/api/guilds/${guild.id}`,
    '/api/guilds',
    '/api/guilds?sort=new',
    `/api/guilds/search/${GUILD}`,
    '/api/stats',
    '/api/honor/leaderboard',
    '/api/page-posts/trending',
    '/api/page-posts/trending?period=all',
    '/api/guild-posts/all',
    '/api/since-last-visit',
    '/api/notifications',
    '/sitemap.xml',
  ]
  const answers = new Map<string, string>()
  for (const path of paths) answers.set(path, (await client.request('GET', path)).body)
  return answers
}

/** These two were removed before the second look; what is counted is how many are there. */
const withoutTime = (body: string) =>
  body
    .replaceAll(/"(memberCount|online|visitors)":\d+/g, '')
    // Only there once midnight has passed between the two looks.
    .replaceAll(/,"visitorsByDay":\[[\d,]*\]/g, '')
    .replaceAll(/<lastmod>[^<]*/g, '')

test('all numbers and orders that a stranger sees are as they were before anything was said', async () => {
  const after = await outside(room.stranger, room)
  for (const [path, body] of before) expect(withoutTime(after.get(path) ?? ''), path).toBe(withoutTime(body))
})

test('what is private and what never was are answered alike, word for word', async () => {
  const [post] = room.posts
  const questions: [method: string, path: (id: number) => string, id: number, body?: object][] = [
    ['GET', (id) => `/api/page-posts/${id}`, post?.id ?? 0],
    ['GET', (id) => `/api/page-posts/${id}/history`, post?.id ?? 0],
    ['GET', (id) => `/api/page-posts/${id}/comments`, post?.id ?? 0],
    ['GET', (id) => `/api/comments?objectType=page-post&objectId=${id}`, post?.id ?? 0],
    ['GET', (id) => `/api/page-posts/marks?ids=${id}`, post?.id ?? 0],
    ['GET', (id) => `/api/threads/page-post/${id}`, post?.id ?? 0],
    ['GET', (id) => `/api/threads/comment/${id}`, room.commentId],
    ['POST', (id) => `/api/page-posts/${id}/like`, post?.id ?? 0, { isLike: true }],
    ['POST', (id) => `/api/guild-posts/${id}/like`, post?.id ?? 0, { isLike: true }],
    ['POST', (id) => `/api/page-posts/${id}/share`, post?.id ?? 0],
    ['POST', (id) => `/api/page-posts/${id}/vote`, post?.id ?? 0, { option: 0 }],
    ['POST', (id) => `/api/page-posts/${id}/comments`, post?.id ?? 0, { text: 'Hello' }],
    ['PATCH', (id) => `/api/page-posts/${id}`, post?.id ?? 0, { content: 'Mine' }],
    ['DELETE', (id) => `/api/page-posts/${id}`, post?.id ?? 0],
    ['POST', (id) => `/api/page-posts/${id}/restore`, post?.id ?? 0],
    ['PUT', (id) => `/api/bookmarks/page-post/${id}`, post?.id ?? 0, {}],
    ['PUT', (id) => `/api/bookmarks/comment/${id}`, room.commentId, {}],
    ['POST', (id) => `/api/comments/${id}/like`, room.commentId, { isLike: true }],
    ['PATCH', (id) => `/api/comments/${id}`, room.commentId, { text: 'Mine' }],
    ['DELETE', (id) => `/api/comments/${id}`, room.commentId],
    ['GET', (id) => `/api/guilds/${id}/posts`, room.guild.id],
    ['GET', (id) => `/api/guilds/${id}/members`, room.guild.id],
    ['GET', (id) => `/api/guilds/${id}/log`, room.guild.id],
    ['POST', (id) => `/api/guilds/${id}/posts`, room.guild.id, { type: 'discussion', title: 'Hello' }],
    ['PUT', (id) => `/api/guilds/${id}/pins/${post?.id}`, room.guild.id],
    ['POST', (id) => `/api/guilds/${id}/posts/${post?.id}/removal`, room.guild.id, { reason: 'No' }],
  ]
  for (const [who, client] of outsiders)
    for (const [method, pathOf, id, body] of questions) {
      const ask = async (named: number) => {
        const { statusCode, body: told } = await client.request(method, pathOf(named), body && { body })
        return { statusCode, told }
      }
      expect(await ask(id), `${who}: ${method} ${pathOf(id)}`).toEqual(await ask(9_999_999))
    }
  const report = (objectType: string, objectId: number) =>
    room.stranger.attempt(routes.reportObject, { body: { objectType, objectId, reason: 'spam' } })
  for (const [type, id] of [
    ['page-post', post?.id ?? 0],
    ['comment', room.commentId],
  ] as const)
    expect((await report(type, id)).body).toEqual((await report(type, 9_999_999)).body)
})

test('its pictures are for members, also by an address that a member passed on', async () => {
  expect((await room.member.request('GET', freshUrl(await pictureFor(room.member)))).statusCode).toBe(200)
  const url = freshUrl(await pictureFor(room.member))
  for (const [who, client] of outsiders)
    for (const path of [url, url.replace(/\?.*/, '')])
      expect((await client.request('GET', path)).statusCode, who).toBe(404)
})

async function pictureFor(client: TestClient): Promise<string> {
  return (await client.request('GET', `/api/page-posts/${room.posts[1]?.id}`)).body
}
const freshUrl = (body: string): string =>
  (JSON.parse(body) as Room['posts'][number]).media?.sources.at(-1)?.url ?? ''

test('nobody outside is told anything: no line, no number, no event, no mail', async () => {
  for (const client of [room.stranger, room.kicked, room.banned]) {
    const { items, unread } = (await client.request('GET', '/api/notifications')).json<{
      items: unknown[]
      unread: number
    }>()
    expect([items, unread]).toEqual([[], 0])
  }
  const told = await app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('user_id', '=', room.stranger.userId)
    .execute()
  expect(told).toEqual([])
  app.clock.advance(2 * DAY_MS)
  await app.jobs.runDue()
  await app.settle()
  expect(app.mails.filter(({ to }) => /^(stranger|kicked|banned)@/.test(to))).toEqual([])
  expect(JSON.stringify(app.mails)).not.toContain(SECRET)
})

test('those inside read all of it, so the pages above are not just empty', async () => {
  const [first, , adult] = room.posts
  const { member, officer, guild } = room
  const text = async (client: TestClient, path: string) => (await client.request('GET', path)).body
  for (const path of [
    `/api/page-posts/${first?.id}`,
    `/api/page-posts/${adult?.id}`,
    `/api/page-posts/${first?.id}/history`,
    `/api/page-posts/${first?.id}/comments`,
    `/api/comments?objectType=page-post&objectId=${first?.id}`,
    `/api/guilds/${guild.id}/posts`,
    `/api/guilds/${guild.id}/posts?sort=hot`,
    `/api/guilds/${guild.id}`,
    '/api/guild-posts/all',
    '/api/bookmarks',
    '/api/notifications',
  ])
    expect(await text(member, path), path).toContain(SECRET)
  expect(await text(officer, `/api/guilds/${guild.id}/log`)).toContain(SECRET)
  expect(await text(member, `/api/guilds/${guild.id}/log`)).not.toContain(SECRET)
  expect(await text(member, `/api/guilds/${guild.id}/members`)).toContain(NAME)
  expect(await text(member, `/api/page-posts/marks?ids=${first?.id}`)).toContain('"liked":true')
})

test('of the guild itself everybody knows what it shows, and no more', async () => {
  const visitor = app.visitor()
  const found = await visitor.call(getGuild, { params: { id: String(room.guild.id) } })
  expect(found).toMatchObject({ name: GUILD, isPrivate: true, postCount: null, rules: null })
  const listed = (await visitor.call(listGuilds)).items.find(({ id }) => id === room.guild.id)
  const [searched] = await visitor.call(searchGuilds, { params: { term: GUILD } })
  for (const one of [listed, searched]) expect(one).toMatchObject({ name: GUILD, postCount: null })
})

test('a guild that opens shows what was said in it, and one that closes again hides it at once', async () => {
  const [first, photo] = room.posts
  const switchTo = (isPrivate: boolean) =>
    room.owner.call(routes.updateGuild, {
      params: { id: String(room.guild.id) },
      body: { isPrivate, joinMode: isPrivate ? 'request' : 'open' },
    })
  const statusOf = async (path: string) => (await app.visitor().request('GET', path)).statusCode
  await switchTo(false)
  app.clock.advance(MINUTE_MS)
  const url = freshUrl(await pictureFor(app.visitor()))
  expect([await statusOf(`/api/page-posts/${first?.id}`), await statusOf(url)]).toEqual([200, 200])
  expect((await app.visitor().request('GET', '/api/guild-posts/all')).body).toContain(SECRET)
  await switchTo(true)
  app.clock.advance(MINUTE_MS)
  expect([await statusOf(`/api/page-posts/${photo?.id}`), await statusOf(url)]).toEqual([404, 404])
  expect((await app.visitor().request('GET', '/api/guild-posts/all')).body).not.toContain(SECRET)
})
