import { expect, test } from 'vitest'
import { articleAt, articlePath, filesFor, languageOf, mayKeep } from './kept-pages.ts'

const documentOf = (head: string, text = '') =>
  `<!doctype html><html lang="ms" data-theme="dark" data-font="/assets/titles.woff2"><head>${head}
<script type="module" src="/assets/my/main.js"></script>
<script type="application/ld+json">{"headline":"${text}"}</script></head><body>${text}</body></html>`
const ARTICLE = '<meta property="og:type" content="article">'

const answerOf = (status = 200, cacheControl: string | null = 'private, no-cache', redirected = false) => ({
  status,
  redirected,
  headers: new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl }),
})

test('an article is known by its number, in whatever form it is asked for', () => {
  expect(articlePath('/article/7')).toBe('/article/7')
  expect(articlePath('/article/7-how-to-weigh-a-star?x=1')).toBe('/article/7')
  for (const path of ['/', '/article/', '/article/0', '/article/7/history', '/article/seven', '/page-post/7'])
    expect(articlePath(path), path).toBeNull()
  const at = (address: string) => articleAt(new URL(address, 'https://site.example'))
  expect(at('/article/7-words?hl=id')).toBe('/article/7')
  expect(at('/v2/?code=a&errorCode=b#/article/7-words')).toBe('/article/7')
  expect(at('/v2/?code=a#/draft/secret')).toBeNull()
  expect(at('/terms-of-service#/article/7')).toBeNull()
})

test('only an article that everybody may read is kept', () => {
  expect(mayKeep(answerOf(), documentOf(ARTICLE))).toBe(true)
  expect(mayKeep(answerOf(), documentOf('<meta property="og:type" content="website">'))).toBe(false)
  expect(mayKeep(answerOf(), documentOf(`${ARTICLE}<meta name="robots" content="noindex">`))).toBe(false)
  expect(mayKeep(answerOf(), documentOf(`${ARTICLE}<meta name="rating" content="adult">`))).toBe(false)
  expect(mayKeep(answerOf(404), documentOf(ARTICLE))).toBe(false)
  expect(mayKeep(answerOf(503, 'no-store'), documentOf(ARTICLE))).toBe(false)
})

test('nothing is kept that says so, says nothing, came from elsewhere or is huge', () => {
  for (const said of ['no-store', 'private, no-store', null])
    expect(mayKeep(answerOf(200, said), documentOf(ARTICLE)), String(said)).toBe(false)
  expect(mayKeep(answerOf(200, 'no-cache', true), documentOf(ARTICLE))).toBe(false)
  expect(mayKeep(answerOf(), documentOf(ARTICLE, 'x'.repeat(2_000_000)))).toBe(false)
})

test('what people write makes no document an article, and names no file', () => {
  const written = `${ARTICLE.replaceAll('"', "'")} "/assets/of-a-writer.js" ${ARTICLE}`
  expect(mayKeep(answerOf(), documentOf('', written))).toBe(false)
  expect(filesFor(documentOf(ARTICLE, written), [])).toEqual(['/assets/titles.woff2', '/assets/my/main.js'])
})

test('the files of an article are those it names and those its page has loaded, none of the API', () => {
  const loaded = ['/assets/my/parts.js', '/assets/my/main.js', '/api/articles/7', '/media/a/1200.webp']
  expect(filesFor(documentOf(ARTICLE), loaded)).toEqual([
    '/assets/titles.woff2',
    '/assets/my/main.js',
    '/assets/my/parts.js',
  ])
  expect(
    filesFor(
      '',
      Array.from({ length: 400 }, (_, number) => `/assets/${number}.js`),
    ),
  ).toHaveLength(150)
  expect(languageOf(documentOf(ARTICLE))).toBe('ms')
})
