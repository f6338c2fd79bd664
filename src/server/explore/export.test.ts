import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { exportExploredCsv, exportExploredJson } from '../../contract/explore.ts'
import { EXPORT_ROWS_MAX, EXPORTS_PER_HOUR } from '../../contract/explore-rules.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function csvOf(client: TestClient, query: Record<string, string> = {}): Promise<string[]> {
  await app.settle()
  const { status, headers, body } = await client.attempt(exportExploredCsv, { query })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  return String(body).split('\r\n')
}

test('a CSV file begins with its licence, and is what the filters and the sort give', async () => {
  const one = await writeArticle(alice, { title: 'Stars, "old" and new', tags: ['stars', 'sky'] })
  await writeArticle(alice, { title: 'Comets', categories: ['history'] })
  const { headers } = await alice.attempt(exportExploredCsv)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="explore-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  const [licence, head, ...rows] = await csvOf(alice, { category: 'science', sort: 'title' })
  expect(licence).toMatch(/^\uFEFF# Cendekia \(http.*CC BY-SA 4\.0/)
  expect(head).toBe(
    'type,id,title,url,category,language,languages,tags,author,authorAlias,createdAt,updatedAt,likes,comments',
  )
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(
        `^article,${one.id},"Stars, ""old"" and new",http[^,]*/article/${one.id},science,en,en,stars sky,`,
      ),
    ),
    '',
  ])
})

test('what a program for tables would take for a formula is a text', async () => {
  const formulas = ['=cmd|calc', '+1+1 is two', '-2+3 is one', '@SUM(A1) it']
  for (const title of formulas) await writePost(alice, { title })
  const lines = await csvOf(alice, { type: 'page-post' })
  for (const title of formulas) expect(lines.some((line) => line.includes(`,'${title},`))).toBe(true)
})

test('a JSON file says licence, time and items', async () => {
  await app.settle()
  alice.language = 'id'
  const { licence, exportedAt, items } = await alice.call(exportExploredJson, {
    query: { type: 'article', sort: 'title' },
  })
  alice.language = 'en'
  expect(licence).toContain('Artikel dan koleksi: CC BY-SA 4.0')
  expect(exportedAt).toBe(app.clock.now().toISOString())
  expect(items.map(({ title }) => title)).toEqual(['Comets', 'Stars, "old" and new'])
  const empty = await alice.call(exportExploredJson, { query: { author: 'nobody-here' } })
  expect(empty.items).toEqual([])
})

test('a visitor is asked to sign in, and nobody can ask for the head alone', async () => {
  expect((await app.visitor().attempt(exportExploredCsv)).status).toBe(401)
  expect((await alice.request('HEAD', exportExploredCsv.path)).statusCode).toBe(404)
})

test('nothing is in it that a visitor may not see, nor anybody whom its reader has blocked', async () => {
  const bela = await app.signIn('bela')
  await writePost(bela, { title: 'Blocked words' })
  await writePost(alice, { title: 'Adult words', isNsfw: true })
  await writeArticle(alice, { title: 'Unfinished words', isDraft: true })
  const carol = await app.signIn('carol')
  expect((await csvOf(carol)).join('\n')).toContain('Blocked words')
  await carol.call(blockUser, { params: { id: String(bela.userId) } })
  for (const text of [(await csvOf(carol)).join('\n'), (await alice.attempt(exportExploredJson)).body])
    for (const secret of ['Adult words', 'Unfinished words', '@example.com', '203.0.113'])
      expect(JSON.stringify(text)).not.toContain(secret)
  expect((await csvOf(carol)).join('\n')).not.toContain('Blocked words')
  expect((await csvOf(carol)).join('\n')).not.toContain('bela')
})

test('five files an hour, of both kinds together; then there is a text and a time to wait', async () => {
  const strict = await testApp()
  const dora = await strict.signIn('dora')
  for (let count = 0; count < EXPORTS_PER_HOUR; count++)
    expect((await dora.attempt(count % 2 === 0 ? exportExploredCsv : exportExploredJson)).status).toBe(200)
  for (const route of [exportExploredCsv, exportExploredJson]) {
    const refused = await dora.attempt(route)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(refused.body.message).toMatch(
      /^You’ve exported five times within an hour\. Please try again in \d+ minutes\.$/,
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  }
  expect((await (await strict.signIn('edo')).attempt(exportExploredCsv)).status).toBe(200)
  strict.clock.advance(HOUR_MS + 1000)
  expect((await (await strict.signIn('dora')).attempt(exportExploredCsv)).status).toBe(200)
  await strict.close()
})

async function writeMany(count: number): Promise<void> {
  await sql`
    insert into page_posts (author_id, type, state, title, nodes, renderer_version, created_at)
    select ${alice.userId}, 'discussion', 'published', 'Number ' || n || ' ' || repeat('x', 100), '[]', 1,
      now() - n * interval '1 minute' from generate_series(1, ${count}::int) as n`.execute(app.db)
  await sql`delete from follow_ups`.execute(app.db)
  await sql`select explore_fill()`.execute(app.db)
  await app.settle()
}

test('5,000 rows at most', async () => {
  await writeMany(EXPORT_ROWS_MAX + 200)
  const lines = await csvOf(alice, { type: 'page-post', sort: 'oldest' })
  // Licence, names of the columns, and the end of the last line.
  expect(lines).toHaveLength(EXPORT_ROWS_MAX + 3)
  expect(new Set(lines.slice(2, -1).map((line) => line.split(',')[1])).size).toBe(EXPORT_ROWS_MAX)
}, 60_000)
