import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSuggestion } from '../../contract/article-history.ts'
import { createTranslation, likeArticle } from '../../contract/articles.ts'
import { blockUser, unblockUser } from '../../contract/blocks.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { createRowSuggestion } from '../../contract/collection-suggestions.ts'
import { likeCollection } from '../../contract/collections.ts'
import { createComment, likeComment, listArticleComments } from '../../contract/comments.ts'
import { followUser } from '../../contract/follows.ts'
import { inviteToGuild } from '../../contract/guild-members.ts'
import { likePagePost } from '../../contract/page-posts.ts'
import { reportObject } from '../../contract/reports.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { arrangeMeeting, follow, type Meeting, type Somebody } from './meeting-testing.ts'

let app: TestApp
let meeting: Meeting
let moderator: TestClient
beforeAll(async () => {
  app = await testApp({ web: true, config: { rateLimitScale: 1000 } })
  meeting = await arrangeMeeting(app)
  moderator = await app.signIn('mod', 'moderator')
  await app.settle()
})
afterAll(() => app.close())

type Path = (you: Somebody, meeting: Meeting) => string

/** Where people come upon each other. A feature that shows people, or what they wrote, adds its line. */
const LISTS: Record<string, Path> = {
  articles: () => '/api/articles',
  'hot articles': () => '/api/articles?sort=hot',
  'top articles': () => '/api/articles?sort=top',
  'articles of a tag': () => '/api/articles?tag=flower',
  'articles of a category': () => '/api/articles?category=science',
  'articles of one person': ({ client }) => `/api/articles?author=${client.userId}`,
  'found articles': ({ word }) => `/api/articles/search?q=${word}`,
  'explored things': () => '/api/database/explore?limit=50',
  'explored things of a tag': () => '/api/database/explore?tag=flower&sort=likes',
  'exported things': () => '/api/database/export.csv',
  collections: () => '/api/collections',
  'the most liked collections': () => '/api/collections?sort=top',
  'found collections': ({ word }) => `/api/collections/search?q=${word}`,
  embeds: ({ article, collection }) =>
    `/api/embeds?objects=article:${article.id},collection:${collection.id}`,
  trending: () => '/api/articles/trending/all',
  'trending of a category': () => '/api/articles/trending/science',
  'recent updates': () => '/api/recent-updates',
  posts: () => '/api/page-posts',
  'hot posts': () => '/api/page-posts?sort=hot',
  'posts of followed people': () => '/api/page-posts/following',
  'found posts': ({ word }) => `/api/page-posts/search?q=${word}`,
  'trending posts': () => '/api/page-posts/trending',
  comments: (_, { third }) => `/api/articles/${third.article.id}/comments`,
  'comments by the general address': (_, { third }) =>
    `/api/comments?objectType=article&objectId=${third.article.id}`,
  suggestions: (_, { third }) => `/api/articles/${third.article.id}/suggestions`,
  'versions of an article': ({ article }) => `/api/articles/${article.id}/translations`,
  'followed people': () => '/api/following',
  bookmarks: () => '/api/bookmarks',
  notifications: () => '/api/notifications',
  'members of a guild': (_, { third }) => `/api/guilds/${third.guildId}/members`,
  'members of a guild by name': (_, { third }) => `/api/guilds/${third.guildId}/members?q=tester`,
  'the log of a guild': (_, { third }) => `/api/guilds/${third.guildId}/log`,
  'invitations to guilds': () => '/api/my-guilds',
  guilds: () => '/api/guilds',
  'found guilds': () => '/api/guilds/search/circle',
  'own guilds': () => '/api/my-guilds',
  'guilds of a person': (_, { third }) => `/api/users/${third.client.userId}/guilds`,
  'the document of guilds': () => '/guilds',
  'the document of home': () => '/',
  'the document of Page': () => '/page',
  'the document of trending': () => '/trending',
  'the document of a category': () => '/category/science',
}

/** What is theirs alone: then there is nothing. */
const SINGLES: Record<string, Path> = {
  'an article': ({ article }) => `/api/articles/${article.id}`,
  'the marks of an article': ({ article }) => `/api/articles/${article.id}/mine`,
  'the comments of an article': ({ article }) => `/api/articles/${article.id}/comments`,
  'the revisions of an article': ({ article }) => `/api/articles/${article.id}/revisions`,
  'the suggestions for an article': ({ article }) => `/api/articles/${article.id}/suggestions`,
  'the document of an article': ({ article }) => `/article/${article.id}`,
  'a post': ({ post }) => `/api/page-posts/${post.id}`,
  'the comments of a post': ({ post }) => `/api/page-posts/${post.id}/comments`,
  'the history of a post': ({ post }) => `/api/page-posts/${post.id}/history`,
  'a collection': ({ collection }) => `/api/collections/${collection.id}`,
  'the marks of a collection': ({ collection }) => `/api/collections/${collection.id}/mine`,
  'the rows of a collection': ({ collection }) => `/api/collections/${collection.id}/rows`,
  'the history of a collection': ({ collection }) => `/api/collections/${collection.id}/history`,
  'the suggestions for a collection': ({ collection }) => `/api/collections/${collection.id}/suggestions`,
  'the file of a collection': ({ collection }) => `/api/collections/${collection.id}/export.csv`,
  'the document of a post': ({ post }) => `/page-post/${post.id}`,
}

type Attempt = (me: TestClient, you: Somebody, meeting: Meeting) => Promise<{ status: number }>
const on = ({ id }: { id: number }) => ({ params: { id } })

const DEEDS: Record<string, Attempt> = {
  'liking an article': (me, { article }) =>
    me.attempt(likeArticle, { ...on(article), body: { isLike: true } }),
  'liking a post': (me, { post }) => me.attempt(likePagePost, { ...on(post), body: { isLike: true } }),
  'liking a collection': (me, { collection }) =>
    me.attempt(likeCollection, { ...on(collection), body: { isLike: true } }),
  'suggesting a row': (me, { collection }) =>
    me.attempt(createRowSuggestion, {
      ...on(collection),
      body: { kind: 'add', values: { c1: 'A new one' }, summary: 'One more' },
    }),
  'liking a comment': (me, { comment }) =>
    me.attempt(likeComment, { ...on(comment), body: { isLike: true } }),
  'commenting on an article': (me, { article }) =>
    me.attempt(createComment, { body: { objectType: 'article', objectId: article.id, text: 'Hello' } }),
  'commenting on a post': (me, { post }) =>
    me.attempt(createComment, { body: { objectType: 'page-post', objectId: post.id, text: 'Hello' } }),
  'replying to a comment': (me, { comment }, { third }) =>
    me.attempt(createComment, {
      body: { objectType: 'article', objectId: third.article.id, parentId: comment.id, text: 'Hello' },
    }),
  'saving an article': (me, { article }) =>
    me.attempt(setBookmark, { params: { objectType: 'article', objectId: article.id }, body: {} }),
  'reporting an article': (me, { article }) => report(me, 'article', article.id),
  'reporting a post': (me, { post }) => report(me, 'page-post', post.id),
  'reporting a comment': (me, { comment }) => report(me, 'comment', comment.id),
  'suggesting an edit': (me, { article }) =>
    me.attempt(createSuggestion, {
      ...on(article),
      body: {
        title: article.title,
        content: 'A text that is another one, long enough to be published as an article here.',
        summary: 'Better',
        baseRevisionId: article.revisionId,
      },
    }),
  translating: (me, { article }) =>
    me.attempt(createTranslation, {
      ...on(article),
      body: {
        title: 'Tentang bunga',
        content: 'Bintang lahir di awan gas dan debu yang runtuh karena beratnya sendiri.',
        language: 'id',
        revisionId: article.revisionId,
        isDraft: true,
      },
    }),
  'inviting to a guild': (me, { client }, { one, other }) =>
    me.attempt(inviteToGuild, {
      params: { id: (me === one.client ? one : other).guildId },
      body: { userId: client.userId },
    }),
  following: (me, { client }) => me.attempt(followUser, { params: { id: client.userId } }),
}

const report = (me: TestClient, objectType: string, objectId: number) =>
  me.attempt(reportObject, { body: { objectType, objectId, reason: 'spam' } })

const WAYS = [
  ['who blocked', () => [meeting.one, meeting.other]],
  ['who was blocked', () => [meeting.other, meeting.one]],
] as const satisfies [string, () => [Somebody, Somebody]][]

const textOf = async (client: TestClient, path: string) => {
  const { statusCode, body } = await client.request('GET', path)
  expect(statusCode, path).toBe(200)
  return body
}

test('before, the two meet everywhere, so that what follows is about the block', async () => {
  for (const [, pair] of WAYS) {
    const [me, you] = pair()
    for (const [name, path] of Object.entries({ ...LISTS, ...SINGLES }))
      if (!isAboutSomethingElse(name))
        expect(await textOf(me.client, path(you, meeting)), name).toContain(traceOf(name, you))
  }
})

/** These name neither a word of theirs nor them. */
const isAboutSomethingElse = (name: string) =>
  /^the (comments|marks|suggestions|history|translations) |^the document of (trending|a category|guilds)$/.test(
    name,
  )
const traceOf = (name: string, { word, client }: Somebody) =>
  /^(found |own )?guilds( of a person)?$/.test(name)
    ? `"ownerId":${client.userId},`
    : /^(followed people|notifications|members of .*|the log .*|invitations .*|the revisions of an article)$/.test(
          name,
        )
      ? `"id":${client.userId},`
      : word

const block = () =>
  meeting.one.client.call(blockUser, { params: { id: String(meeting.other.client.userId) } })

test('a cached answer is the others’ for some seconds at most, and never spoilt for them', async () => {
  const { one, other, third } = meeting
  // Both caches are warm, for a member and a visitor.
  for (const client of [one.client, other.client, third.client, app.visitor()])
    expect(await textOf(client, '/api/articles')).toContain(other.word)
  await block()
  // The one who blocked reads past the caches; the other one within 5 s.
  expect(await textOf(one.client, '/api/articles')).not.toContain(other.word)
  app.clock.advance(5000)
  for (let round = 0; round < 3; round++) {
    expect(await textOf(other.client, '/api/articles')).not.toContain(one.word)
    expect(await textOf(one.client, '/api/articles')).not.toContain(other.word)
    for (const client of [third.client, app.visitor(), moderator])
      for (const { word } of [one, other]) expect(await textOf(client, '/api/articles')).toContain(word)
    app.clock.advance(700)
  }
})

test.each(WAYS)('nothing of the other is on any surface for the one %s', async (_, pair) => {
  const [me, you] = pair()
  for (const [name, path] of Object.entries(LISTS)) {
    const body = await textOf(me.client, path(you, meeting))
    // What was searched for stands in the answer's address alone.
    expect(body, name).not.toContain(`the ${you.word}`)
    expect(body, name).not.toContain(`"id":${you.client.userId},"name"`)
    expect(body, name).not.toContain(`"ownerId":${you.client.userId},`)
    expect(body, name).not.toContain(`${you.client === meeting.one.client ? 'alice' : 'bela'} Tester`)
  }
  for (const [name, path] of Object.entries(SINGLES)) {
    const { statusCode, body } = await me.client.request('GET', path(you, meeting))
    expect(statusCode, name).toBe(404)
    expect(body, name).not.toContain(you.word)
  }
})

test.each(WAYS)('nothing can be done to the other’s things by the one %s', async (_, pair) => {
  const [me, you] = pair()
  for (const [name, attempt] of Object.entries(DEEDS))
    expect((await attempt(me.client, you, meeting)).status, name).toBe(404)
})

test('what others answered to a hidden comment keeps its place, without a word of it', async () => {
  const { one, other, third } = meeting
  await third.client.call(createComment, {
    body: { objectType: 'article', objectId: third.article.id, parentId: other.comment.id, text: 'I agree.' },
  })
  const params = { id: String(third.article.id) }
  const { items } = await one.client.call(listArticleComments, { params })
  expect(items.find(({ id }) => id === other.comment.id)).toMatchObject({
    state: 'deleted',
    author: null,
    content: '',
    nodes: [],
  })
  expect(items.find(({ parentId }) => parentId === other.comment.id)).toMatchObject({ content: 'I agree.' })
})

test('others, visitors and moderators meet both, and so does everybody after an unblocking', async () => {
  const { one, other, third } = meeting
  const meets = async (client: TestClient, you: Somebody) => {
    for (const [name, path] of Object.entries({ ...LISTS, ...SINGLES }))
      if (
        !isAboutSomethingElse(name) &&
        !/followed|bookmarks|notifications|invitations|the log|own guilds/.test(name)
      )
        if (client !== visitor || !/\/mine|\/database\/export/.test(path(you, meeting)))
          expect(await textOf(client, path(you, meeting)), name).toContain(traceOf(name, you))
  }
  const visitor = app.visitor()
  for (const client of [third.client, visitor, moderator])
    for (const you of [one, other]) await meets(client, you)

  await one.client.call(unblockUser, { params: { id: String(other.client.userId) } })
  app.clock.advance(5000)
  for (const [, pair] of WAYS) {
    const [me, you] = pair()
    await meets(me.client, you)
    await follow(me.client, you)
    for (const [name, attempt] of Object.entries(DEEDS))
      expect((await attempt(me.client, you, meeting)).status, name).toBe(200)
  }
})

test('a moderator who is blocked still meets everybody', async () => {
  const { one } = meeting
  const member = await app.signIn('dewi')
  const staff = await app.signIn('mod2', 'moderator')
  await member.call(blockUser, { params: { id: String(staff.userId) } })
  await one.client.call(blockUser, { params: { id: String(staff.userId) } })
  expect(await textOf(staff, `/api/articles/${one.article.id}`)).toContain(one.word)
})
