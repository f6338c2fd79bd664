import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetPages, noteVisit, readOwner } from './keep-pages.ts'
import { FILES, MOST_PAGES, PAGES } from './kept-pages.ts'

const clear = async () => {
  await Promise.all([caches.delete(PAGES), caches.delete(FILES)])
}
beforeEach(clear)
afterEach(clear)

const ARTICLE = '<meta property="og:type" content="article">'
let asked: string[]
let cacheControl: string
let status: number
beforeEach(() => {
  asked = []
  cacheControl = 'private, no-cache'
  status = 200
})

/** The site: every article is there, every file too. */
async function load(path: string): Promise<Response> {
  asked.push(path)
  const headers = { 'cache-control': cacheControl, vary: 'Cookie, Accept-Encoding' }
  return path.startsWith('/article/')
    ? new Response(`<html lang="en"><head>${ARTICLE}<script src="/assets/main.js"></script>`, {
        headers,
        status,
      })
    : new Response('code', { headers, status: path.includes('gone') ? 404 : 200 })
}

const read = (id: number | null, owner: number | null = 7, files: string[] = []) =>
  noteVisit({ owner, path: id === null ? null : `/article/${id}`, files }, load)

async function keptIn(name: string): Promise<string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
}
const articles = async () => (await keptIn(PAGES)).filter((path) => path.startsWith('/article/'))

test('an article is kept with its files, each fetched once', async () => {
  await read(3, 7, ['/assets/parts.js', '/assets/gone.js', '/api/articles/3'])
  await read(4, 7, ['/assets/parts.js'])
  expect(await articles()).toEqual(['/article/3', '/article/4'])
  expect((await keptIn(FILES)).toSorted()).toEqual(['/assets/main.js', '/assets/parts.js'])
  expect(asked).toEqual([
    '/article/3',
    '/assets/main.js',
    '/assets/parts.js',
    '/assets/gone.js',
    '/article/4',
  ])
})

test('the last ten stay; what is read again is the last', async () => {
  for (let id = 1; id <= MOST_PAGES; id++) await read(id)
  await read(1)
  await read(99)
  expect(await articles()).toEqual([
    ...Array.from({ length: MOST_PAGES - 2 }, (_, index) => `/article/${index + 3}`),
    '/article/1',
    '/article/99',
  ])
})

test('what may not be kept any more goes, and so does what is gone', async () => {
  await read(3)
  cacheControl = 'no-store'
  await read(3)
  expect(await articles()).toEqual([])
  cacheControl = 'no-cache'
  await read(3)
  status = 404
  await read(3)
  expect(await articles()).toEqual([])
})

test('a site that is away or busy takes nothing away', async () => {
  await read(3)
  for (status of [429, 503]) await read(3)
  expect(await articles()).toEqual(['/article/3'])
})

test('a place that is no article only tells who is there, and asks for nothing', async () => {
  await read(null)
  expect(await readOwner()).toBe(7)
  expect(asked).toEqual([])
})

test('whoever comes after another person finds nothing of theirs', async () => {
  await read(3, null)
  await read(4, null)
  expect(await articles()).toHaveLength(2)
  await read(5, 7)
  expect(await articles()).toEqual(['/article/5'])
  await read(6, 8)
  expect(await articles()).toEqual(['/article/6'])
  await read(null, null)
  expect(await articles()).toEqual([])
})

test('signing out leaves no article and nobody’s id', async () => {
  await read(3)
  await forgetPages()
  expect(await keptIn(PAGES)).toEqual([])
  expect(await readOwner()).toBeUndefined()
})

test('a connection that is lost meanwhile leaves what was there', async () => {
  await read(3)
  await expect(
    noteVisit({ owner: 7, path: '/article/3', files: [] }, () => Promise.reject(new TypeError('offline'))),
  ).rejects.toThrow('offline')
  expect(await articles()).toEqual(['/article/3'])
})
