import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../contract/index.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writePost } from './posts-testing.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

const talk = { type: 'discussion', title: 'What do you see?' }
const poll = { ...talk, isVotingEnabled: true, votingQuestion: 'Which?', votingOptions: ['One', 'Two'] }
const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`)

test.each([
  ['a discussion without a title', { type: 'discussion' }, 'title'],
  ['a discussion with an empty title', { ...talk, title: '   ' }, 'title'],
  ['a title that nobody can see', { ...talk, title: '\u200b\u2800' }, 'title'],
  ['a title of 151 characters', { ...talk, title: 'x'.repeat(151) }, 'title'],
  ['a title of two lines', { ...talk, title: 'Moon\nSun' }, 'title'],
  ['content of 5,001 characters', { ...talk, content: 'x'.repeat(5001) }, 'content'],
  ['content that nobody can see', { ...talk, content: '\u200b\u200b' }, 'content'],
  ['content with a NUL', { ...talk, content: 'a\0b' }, 'content'],
  ['half a surrogate pair', { ...talk, title: 'Moon \ud800' }, 'title'],
  ['an empty photo post', { type: 'photo' }, 'mediaId'],
  ['a photo post with nothing but words', { type: 'photo', title: 'Moon', mediaId: null }, 'mediaId'],
  ['an empty video post', { type: 'video', content: 'Rain' }, 'mediaId'],
  ['an upload that is not there', { type: 'photo', mediaId: 4711 }, 'mediaId'],
  ['an upload named by a text', { type: 'photo', mediaId: '1' }, 'mediaId'],
  ['an upload below zero', { type: 'photo', mediaId: -1 }, 'mediaId'],
  ['a discussion with a medium', { ...talk, mediaId: 1 }, 'mediaId'],
  [
    'an alternative text of 301 characters',
    { type: 'photo', mediaId: 1, mediaAlt: 'x'.repeat(301) },
    'mediaAlt',
  ],
  ['a poll with one option', { ...poll, votingOptions: ['One'] }, 'votingOptions'],
  ['a poll with seven options', { ...poll, votingOptions: many(7) }, 'votingOptions'],
  ['a poll with twelve options', { ...poll, votingOptions: many(12) }, 'votingOptions'],
  ['a poll with the same option twice', { ...poll, votingOptions: ['One', 'one'] }, 'votingOptions'],
  ['a poll without options', { ...talk, isVotingEnabled: true, votingQuestion: 'Which?' }, 'votingOptions'],
  ['a poll without a question', { ...poll, votingQuestion: undefined }, 'votingQuestion'],
  ['a question of two characters', { ...poll, votingQuestion: 'Eh' }, 'votingQuestion'],
  ['a question of 141 characters', { ...poll, votingQuestion: 'x'.repeat(141) }, 'votingQuestion'],
  ['a poll that is open for five days', { ...poll, votingDays: 5 }, 'votingDays'],
  ['results that nobody has heard of', { ...poll, votingResults: 'never' }, 'votingResults'],
  ['a poll that nobody switched on', { ...talk, votingOptions: ['One', 'Two'] }, 'isVotingEnabled'],
  ['a poll on a photo', { ...poll, type: 'photo', mediaId: 1 }, 'isVotingEnabled'],
  ['a flag in words', { ...talk, isNsfw: 'true' }, 'isNsfw'],
  ['somebody else as its author', { ...talk, authorId: 1 }, 'authorId'],
  ['an address of its own', { ...talk, authorIp: '192.0.2.1' }, 'authorIp'],
  ['likes of its own', { ...talk, likes: 1000 }, 'likes'],
  ['a time of its own', { ...talk, createdAt: '2030-01-01T00:00:00Z' }, 'createdAt'],
])('%s is refused at its field', async (_, body, field) => {
  const { status, body: answer } = await alice.attempt(createPagePost, { body })
  expect(status, JSON.stringify(answer)).toBe(400)
  expect(answer).toMatchObject({ code: 'invalid_input', message: 'Please check the marked fields.' })
  expect(Object.keys((answer as { fields: object }).fields).join()).toContain(field)
})

test('an option of 81 characters is refused at its own index', async () => {
  const body = { ...poll, votingOptions: ['One', 'x'.repeat(81)] }
  const { body: answer } = await alice.attempt(createPagePost, { body })
  expect(answer).toMatchObject({ fields: { 'votingOptions.1': expect.stringContaining('80') } })
})

test('everything that is wrong with a form is reported at once, in the reader’s language', async () => {
  const body = { type: 'discussion', mediaId: 3, isVotingEnabled: true }
  const { body: answer } = await alice.attempt(createPagePost, { body, headers: { 'x-language': 'my' } })
  expect(answer).toMatchObject({
    fields: {
      title: 'Perbincangan memerlukan tajuk.',
      mediaId: expect.any(String),
      votingQuestion: 'Undian mesti ada soalan.',
      votingOptions: 'Undian mesti ada 2 hingga 6 pilihan yang berlainan.',
    },
  })
})

test('the largest of everything that is allowed is taken', async () => {
  const post = await writePost(alice, {
    title: 'x'.repeat(150),
    content: 'y'.repeat(5000),
    isVotingEnabled: true,
    votingQuestion: 'z'.repeat(140),
    votingOptions: many(6).map((option) => option.padEnd(80, '.')),
    votingDays: 30,
  })
  expect(post.votingOptions).toHaveLength(6)
  expect(post.content).toHaveLength(5000)
})

test('JSON of a megabyte is refused though a video may be larger, and so is what is neither JSON nor a form', async () => {
  const huge = await alice.attempt(createPagePost, { body: { ...talk, content: 'x'.repeat(1024 ** 2) } })
  expect(huge.status).toBe(413)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'video/mp4']) {
    const answer = await alice.attempt(createPagePost, { body: 'x', headers: { 'content-type': type } })
    expect(answer.status, type).toBe(415)
  }
  const broken = await alice.attempt(createPagePost, {
    body: 'no boundary',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(broken.status).toBeGreaterThanOrEqual(400)
  expect(broken.status).toBeLessThan(500)
})

test('hostile texts are stored as they are', async () => {
  const title = `<script>alert(1)</script> '"; drop table page_posts; --`
  const post = await writePost(alice, { title, content: '[x](javascript:alert(1)) <img src=x onerror=1>' })
  expect(post.title).toBe(title)
  expect(JSON.stringify(post.nodes)).not.toMatch(/"href":"javascript/)
})

test('[S1-10] every call that posts something is refused for a visitor', async () => {
  const posting = Object.entries(routes).filter(([name]) => name.startsWith('create'))
  expect(posting.length).toBeGreaterThan(5)
  for (const [name, route] of posting) {
    const answer = await app.visitor().attempt(route, { params: { id: 1 }, body: talk })
    expect(answer, name).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  }
})
