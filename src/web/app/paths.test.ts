import { expect, test } from 'vitest'
import { matchPath, readInteger } from './paths.ts'

test('[S2.2-20] the id of an article is read as an integer', () => {
  expect(['1', '12', '9007199254740'].map(readInteger)).toEqual([1, 12, 9007199254740])
})

test.each([
  undefined,
  '',
  '0',
  '007',
  '-1',
  '+1',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '12abc',
  'abc',
  '٣',
  '9'.repeat(16),
])('[S2.2-20] %j is no integer, and so no article', (value) => {
  expect(readInteger(value)).toBeNull()
})

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
