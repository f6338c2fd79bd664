import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import { deleteArticle } from '../../contract/articles.ts'
import { createGuild, deleteGuild } from '../../contract/guilds.ts'
import { suggestSearches } from '../../contract/search.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
import { ask, HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function suggest(q: string, client: TestClient = app.visitor()) {
  await app.settle()
  app.clock.advance(10_000)
  return client.call(suggestSearches, { query: { q } })
}
const titlesFor = async (q: string) => (await suggest(q)).titles.map(({ title }) => title)

test('people, tags and titles that begin like what was typed, those that begin so themselves first', async () => {
  const article = await writeArticle(alice, { title: 'A history of kelapa', tags: ['kelapa', 'kebun'] })
  const post = await writePost(alice, { title: 'Kelapa on the beach' })
  const question = await ask(alice, { title: 'Why does kelapa float?' })
  await app.signIn('kelana')
  const { people, tags, titles } = await suggest('kela')
  expect(people.map(({ alias }) => alias)).toEqual(['kelana-1000'])
  expect(tags).toEqual([{ tag: 'kelapa', articles: 1 }])
  expect(titles[0]).toMatchObject({
    type: 'page-post',
    id: post.id,
    title: 'Kelapa on the beach',
    path: `/page-post/${post.id}`,
  })
  expect(new Set(titles.map(({ path }) => path))).toEqual(
    new Set([`/page-post/${post.id}`, `/article/${article.id}`, `/question/${question.id}`]),
  )
  expect(await titlesFor('history of ke')).toEqual(['A history of kelapa'])
  expect(await titlesFor('KELAPA FL')).toEqual(['Why does kelapa float?'])
  expect(await titlesFor('kelapa nowhere')).toEqual([])
})

test('on a small site a word may go on in any way, also one that begins like a stop word', async () => {
  const words = [
    'seabed',
    'seacow',
    'seagull',
    'seahorse',
    'seal',
    'seam',
    'seat',
    'second',
    'seed',
    'seek',
    'seen',
    'self',
  ]
  for (const word of words) await writePost(alice, { title: `${word} and ${word}` })
  await writePost(alice, { title: 'How a seismograph draws' })
  await writePost(alice, { title: 'Honey bees count' })
  expect(await titlesFor('how a se')).toEqual(['How a seismograph draws'])
  expect(await titlesFor('honey be')).toEqual(['Honey bees count'])
  expect(await titlesFor('honey co')).toEqual(['Honey bees count'])
})

test('an article is suggested in one of its languages: the one that matches best, of equal ones the newest', async () => {
  const article = await writeArticle(alice, { title: 'Gasing for beginners' })
  const translation = await writeTranslation(alice, article, { title: 'Bermain gasing bagi pemula' })
  const newest = await writeTranslation(alice, article, { title: 'Cara main gasing', language: 'my' })
  const other = await writeArticle(alice, { title: 'Gasing of wood' })
  const idsFor = async (q: string) => (await suggest(q)).titles.map(({ id }) => id)
  expect(await idsFor('gasing')).toEqual([other.id, article.id])
  expect(await idsFor('bermain gas')).toEqual([translation.id])
  await alice.call(deleteArticle, { params: { id: String(article.id) } })
  expect(await idsFor('gasing')).toEqual([other.id, newest.id])
})

test('at most five of each', async () => {
  for (let count = 1; count <= 6; count++)
    await writeArticle(alice, { title: `Zirkon number ${count}`, tags: [`zirkon-${count}`] })
  const { tags, titles } = await suggest('zirk')
  expect([tags.length, titles.length]).toEqual([5, 5])
})

test('nothing that not everybody may see is suggested: drafts, deleted, adult, private', async () => {
  const secret = 'bungarampai'
  await writeArticle(alice, { title: `A ${secret} draft`, tags: [secret], isDraft: true })
  const deleted = await writeArticle(alice, { title: `A ${secret} deleted`, tags: [secret] })
  await alice.call(deleteArticle, { params: { id: String(deleted.id) } })
  await writePost(alice, { title: `A ${secret} by night`, isNsfw: true })
  await ask(alice, { title: `Which ${secret} is adult?`, isNsfw: true })
  for (const client of [app.visitor(), alice])
    expect(await suggest('bungara', client)).toEqual({ people: [], tags: [], titles: [] })
})

test('guilds are suggested by their names as long as they are there', async () => {
  const guild = await alice.call(createGuild, {
    body: { name: 'Perahu Layar', insignia: 'PL', logo: 'logo1', logoBackgroundColor: '#204060' },
  })
  expect((await suggest('lay')).titles).toMatchObject([{ type: 'guild', path: `/guild/${guild.id}` }])
  await alice.call(deleteGuild, { params: { id: String(guild.id) } })
  expect(await titlesFor('lay')).toEqual([])
})

test('typing does not use up searches, and has a limit of its own', async () => {
  const strict = await testApp()
  const visitor = strict.visitor()
  for (let count = 1; count <= RATE_LIMITS.searchSuggestions.hits; count++)
    expect((await visitor.attempt(suggestSearches, { query: { q: 'same' } })).status).toBe(200)
  expect((await visitor.attempt(suggestSearches, { query: { q: 'same' } })).status).toBe(429)
  expect((await visitor.attempt(searchArticles, { query: { q: 'same' } })).status).toBe(200)
  await strict.close()
})

test('fewer than 2 characters, more than 100, and other parameters are refused', async () => {
  for (const query of [
    { q: 'a' },
    { q: '  ' },
    { q: '"\'' },
    { q: 'x'.repeat(101) },
    { q: 'ab', limit: '9' },
    {},
  ])
    expect((await app.visitor().attempt(suggestSearches, { query })).status).toBe(400)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  expect([200, 400]).toContain((await app.visitor().attempt(suggestSearches, { query: { q } })).status)
})
