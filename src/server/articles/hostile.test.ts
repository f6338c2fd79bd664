import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryId } from '../../contract/categories.ts'
import * as contract from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** Four letters that no other number has. Digits would not be stemmed, and so be indexed once only. */
function syllable(number: number): string {
  return Array.from({ length: 4 }, (_, at) =>
    String.fromCodePoint(97 + (Math.floor(number / 26 ** at) % 26)),
  ).join('')
}

test.each([
  [
    'words of many hyphens',
    (n: number) => `${syllable(n)}s-${syllable(n + 20_000)}s-${syllable(n + 40_000)}s`,
  ],
  ['addresses', (n: number) => `host.${syllable(n)}.example/${syllable(n)}/${syllable(n + 1)}?q=${n}`],
  [
    'letters of four bytes',
    (n: number) => Array.from(syllable(n), (c) => String.fromCodePoint(0x1d400 + c.charCodeAt(0))).join(''),
  ],
  [
    'letters of three bytes',
    (n: number) => String.fromCodePoint(0x4e00 + (n % 20_000), 0x4e00 + ((n * 7) % 20_000)),
  ],
])('the largest text of nothing but %s is published, and can be searched', async (_, wordAt) => {
  const alice = await app.signIn('alice')
  const words: string[] = []
  for (let bytes = 0, n = 0; bytes < 250_000; n++) {
    const word = wordAt(n)
    bytes += Buffer.byteLength(word) + 1
    words.push(word)
  }
  // Paragraphs of fifty words: a longer line would be refused for its length.
  const content = words.map((word, n) => (n % 50 === 49 ? `${word}\n\n` : `${word} `)).join('')
  const answer = await alice.attempt(contract.createArticle, {
    body: { title: 'Very many words', content, language: 'en', categories: ['science'] },
  })
  expect(answer.status, JSON.stringify(answer.body.fields)).toBe(200)
  await app.settle()
  const { rows } = await sql<{ found: boolean }>`
    select words @@ plainto_tsquery('english', 'very many words') as found
    from article_search where article_id = ${answer.body.id}`.execute(app.db)
  expect(rows).toEqual([{ found: true }])
})

test('many people who write, edit and delete at once all get an answer, and the numbers stay true', async () => {
  const people = await Promise.all(
    ['bela', 'citra', 'dewi', 'eka', 'fajar', 'gita'].map((name) => app.signIn(name)),
  )
  const live = async (person: (typeof people)[number], number: number) => {
    const tags = number % 2 === 0 ? ['alpha', 'omega'] : ['omega', 'alpha']
    const categories: CategoryId[] = number % 2 === 0 ? ['world', 'sports'] : ['sports', 'world']
    const article = await writeArticle(person, { tags, categories })
    const translation = await writeTranslation(person, article)
    const content = `${WORDS} ${WORDS}`
    await Promise.all([
      person.call(contract.updateArticle, {
        params: { id: String(article.id) },
        body: { content, baseRevisionId: article.revisionId },
      }),
      person.call(contract.updateArticle, {
        params: { id: String(translation.id) },
        body: { tags: ['omega'], title: 'Judul yang lain', baseRevisionId: translation.revisionId },
      }),
    ])
    return person.attempt(contract.deleteArticle, { params: { id: String(translation.id) } })
  }
  const answers = await Promise.all(people.map(live))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const counter = async (tag: string) =>
    (await app.db.selectFrom('tag_counters').select('articles').where('tag', '=', tag).executeTakeFirst())
      ?.articles
  expect(await counter('alpha')).toBe(people.length)
  expect(await counter('omega')).toBe(people.length)
  const world = await app.db
    .selectFrom('category_counters')
    .select('articles')
    .where('category', '=', 'world')
    .executeTakeFirst()
  expect(world?.articles).toBe(people.length)
})
