import { expect, test } from 'vitest'
import { DOCUMENTS } from './documents.ts'
import { planPage } from './plan-page.ts'
import { SCREENS } from './screens.ts'

test('every screen says what it brings to its document, and nothing else does', () => {
  const patterns = [...SCREENS.map(({ pattern }) => pattern), '*']
  expect(Object.keys(DOCUMENTS).sort()).toEqual(patterns.sort())
})

test.each([
  ['/article/7', ['/article/7', '/article/7-a-slug', '/article/7/', '/article/7-b?utm_source=x']],
  ['/article/7/history?from=1&to=2', ['/article/7-a-slug/history?to=2&from=1']],
  ['/article/0', ['/article/x', '/article/1e3', '/article/0', '/article/-1']],
  ['/page-post/0', ['/page-post/x', '/page-post/1-slug']],
  ['/page-post/5', ['/page-post/5', '/page-post/5/?comment=3']],
  ['/question/5', ['/question/5/?answer=3&comment=2']],
  ['/question/0', ['/question/x', '/question/1e3']],
  ['/category/none', ['/category/nowhere', '/category/constructor']],
  ['/category/science?sort=new', ['/category/science?sort=new&x=1']],
  ['/trending', ['/trending/', '/trending?x=1']],
  ['/guild/12', ['/guild/12-star-readers', '/guild/12/', '/guild/12?invite=K7aaaaaaaaaaaaaaaa']],
  ['/guild/12?tab=about', ['/guild/12-star-readers?tab=about&x=1']],
  ['/guild/0', ['/guild/x', '/guild/0', '/guild/1e3']],
  ['/404', ['/no-such-page', '/category/a/b', '/%F0%9F%98%80', '/404', '//evil.example', '/constructor']],
])('%s is drawn for all that show the same', (path, asked) => {
  for (const other of asked) expect(planPage(other).path, other).toBe(path)
  // Drawn again it is itself.
  expect(planPage(path).path).toBe(path)
})

test('a page that leads nowhere asks for nothing', () => {
  for (const path of [
    '/no-such-page',
    '/article/x',
    '/page-post/x',
    '/category/nowhere',
    '/article/1/edit',
    '/guild/x',
  ])
    expect(planPage(path).addresses, path).toEqual([])
})

test('a screen asks for what the app asks for, what the page is about first of all', () => {
  const asked = (path: string) => planPage(path).addresses
  expect(asked('/')[0]).toBe('/api/articles')
  expect(asked('/?q=stars')).toEqual([])
  expect(asked('/article/7-slug/history')).toEqual(['/api/articles/7', '/api/articles/7/revisions'])
  expect(asked('/article/7/suggestions')).toEqual(['/api/articles/7', '/api/articles/7/suggestions'])
  expect(asked('/category/history?sort=nonsense&tag=!&language=my')).toEqual([
    '/api/articles?category=history&sort=hot&language=my',
    '/api/tags?category=history',
    '/api/categories/counts',
  ])
  expect(asked('/trending?category=science&period=week')).toEqual([
    '/api/articles/trending/science?period=week',
  ])
  expect(asked('/question?tab=nonsense&category=science&lang=my')).toEqual([
    '/api/questions?category=science&lang=my',
  ])
  expect(asked('/question?tab=mine')).toEqual([])
  expect(asked('/question/5')).toEqual([
    '/api/questions/5',
    '/api/questions/5/answers',
    '/api/comments?objectType=question&objectId=5',
  ])
  expect(asked('/honor?period=nonsense')).toEqual(['/api/honor/leaderboard'])
  expect(asked('/honor?category=nonsense')).toEqual(['/api/honor/leaderboard'])
  expect(asked('/honor?period=all&category=science')).toEqual([
    '/api/honor/leaderboard?period=all&category=science',
  ])
  expect(asked('/honor?period=all')).toEqual(['/api/honor/leaderboard?period=all'])
  expect(asked('/guilds?sort=nonsense')).toEqual(['/api/guilds'])
  expect(asked('/guilds?sort=big')).toEqual(['/api/guilds?sort=big'])
  expect(asked('/guild/12-star-readers')).toEqual(['/api/guilds/12', '/api/guilds/12/posts'])
  expect(asked('/guild/12?tab=members')).toEqual(['/api/guilds/12', '/api/guilds/12/members'])
  expect(asked('/trending?type=posts&category=science')).toEqual(['/api/page-posts/trending'])
})

test('what may show an adult post varies by country, and nothing else does', () => {
  const vary = ['/question/5', '/page-post/5', '/page?id=5', '/page?type=photo&id=5']
  for (const path of vary) expect(planPage(path).variesByCountry, path).toBe(true)
  for (const path of ['/', '/page', '/page?id=x', '/article/5', '/no-such-page'])
    expect(planPage(path).variesByCountry, path).toBe(false)
})
