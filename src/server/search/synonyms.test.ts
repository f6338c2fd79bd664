import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import { listTagSynonyms } from '../../contract/search.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  const alice = await app.signIn('alice')
  await writeArticle(alice, { title: 'Old kingdoms of Java', tags: ['history'] })
  await writeArticle(alice, { title: 'Candi dan prasasti', tags: ['sejarah'], language: 'id' })
  await writeArticle(alice, { title: 'Numbers for all', tags: ['matematik'], language: 'my' })
  await writeArticle(alice, { title: 'Mountains of fire', tags: ['gunung-api'] })
  await writeArticle(alice, { title: 'A history without a tag' })
  await app.settle()
})
afterAll(() => app.close())

const synonymsOf = async (tag: string) =>
  (await app.visitor().call(listTagSynonyms, { params: { tag } })).items.map((item) => item.tag)
const find = async (q: string) =>
  (await app.visitor().call(searchArticles, { query: { q } })).map(({ title }) => title)

test('a tag leads to those of other languages that are in use', async () => {
  expect(await synonymsOf('sejarah')).toEqual(['history'])
  expect(await synonymsOf('history')).toEqual(['sejarah'])
  expect(await synonymsOf('mathematics')).toEqual(['matematik'])
  expect(await synonymsOf('matematika')).toEqual(['matematik'])
  expect(await synonymsOf('science')).toEqual([])
  expect(await synonymsOf('nothing-like-it')).toEqual([])
  expect((await app.visitor().attempt(listTagSynonyms, { params: { tag: 'A_b' } })).status).toBe(400)
})

test('a search for a tag finds what is tagged with its synonyms, but not what merely says the word', async () => {
  expect(new Set(await find('sejarah'))).toEqual(new Set(['Candi dan prasasti', 'Old kingdoms of Java']))
  expect(await find('Mathematics')).toEqual(['Numbers for all'])
  expect(await find('volcanoes')).toEqual(['Mountains of fire'])
})

test('every pair is of two tags, and leads both ways', async () => {
  const { rows } = await sql<{ tag: string; leads_to: string }>`select * from tag_synonyms`.execute(app.db)
  expect(rows.length).toBeGreaterThan(120)
  const pairs = new Set(rows.map(({ tag, leads_to }) => `${tag} ${leads_to}`))
  for (const { tag, leads_to } of rows) {
    expect([isTag(tag), isTag(leads_to), tag === leads_to]).toEqual([true, true, false])
    expect(pairs).toContain(`${leads_to} ${tag}`)
  }
})
