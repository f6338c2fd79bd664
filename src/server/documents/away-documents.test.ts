import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
import { readDocument } from './documents-testing.ts'

let app: TestApp
let article: string
let post: string
beforeAll(async () => {
  app = await testApp({ web: true })
  const alice = await app.signIn('alice')
  article = `/article/${(await writeArticle(alice)).id}`
  post = `/page-post/${(await writePost(alice)).id}`
})
afterAll(() => app.close())
afterEach(() => {
  vi.restoreAllMocks()
  // The only log line allowed meanwhile, at most every 3 s: the visitors could not be saved.
  const others = loggedErrors.splice(0).filter((entry) => !String(entry).includes('presence was not counted'))
  expect(others).toEqual([])
})

const get = (path: string) => app.visitor().request('GET', path)

/** From now on no connection is to be had, until mocks are restored. */
function takeDatabaseAway(): void {
  app.clock.advance(60_000)
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(() => {
    throw error
  })
}

test('a page whose content the site can’t load is 503 while the database is away, and robots come again', async () => {
  takeDatabaseAway()
  for (const path of [article, post, '/', '/page', '/trending', '/category/science', `${article}/history`]) {
    const response = await get(path)
    expect(response.statusCode, path).toBe(503)
    expect(Number(response.headers['retry-after']), path).toBeGreaterThan(0)
    expect(response.headers['cache-control'], path).toBe('no-store')
    const page = readDocument(response.body)
    expect(page.title, path).not.toBe('')
    expect(page.text, path).toContain('Cendekia')
    expect(page.state['path'], path).toBe(path)
  }
})

test('it is never cached: the first request after the database is back gets the page', async () => {
  takeDatabaseAway()
  expect((await get(article)).statusCode).toBe(503)
  vi.restoreAllMocks()
  const response = await get(article)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('private, no-cache')
  expect(response.headers['retry-after']).toBeUndefined()
})

test('many requests at once while it is away share one rendering', async () => {
  const drawn = async () =>
    Number(
      /^cendekia_documents_total\{screen="\/article\/:id",cache="miss"\} (\d+)/m.exec(
        (await get('/metrics')).body,
      )?.[1],
    )
  takeDatabaseAway()
  const before = await drawn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(article)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(await drawn()).toBe(before + 1)
})

test('a page that needs nothing from the database is there without it, and what is not found stays 404', async () => {
  expect((await get('/article/999999')).statusCode).toBe(404)
  takeDatabaseAway()
  for (const path of ['/terms-of-service', '/help-center', '/auth', '/settings'])
    expect((await get(path)).statusCode, path).toBe(200)
  expect((await get('/no-such-page')).statusCode).toBe(404)
})
