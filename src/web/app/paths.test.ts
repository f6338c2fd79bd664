import { expect, test } from 'vitest'
import { matchPath } from './paths.ts'

test('a path matches its pattern and gives its parameters', () => {
  expect(matchPath('/article/:id', '/article/12')).toEqual({ id: '12' })
  expect(matchPath('/market', '/market')).toEqual({})
  expect(matchPath('/market', '/market/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
})

test('a parameter is decoded once', () => {
  expect(matchPath('/category/:slug', '/category/a%20b%2525')).toEqual({ slug: 'a b%25' })
})

test.each([
  '/article',
  '/article/',
  '/article/1/2',
  '/articles/1',
  'article/1',
  '//article/1',
  '/article/%',
  '/ARTICLE/1',
])('%s is not /article/:id', (path) => {
  expect(matchPath('/article/:id', path)).toBeNull()
})
