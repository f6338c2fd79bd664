import { expect, test } from 'vitest'
import { createKey, createPath, isCurrent, NAVIGATION } from './navigation.ts'

const currentAt = (path: string) => NAVIGATION.filter(({ to }) => isCurrent(to, path)).map(({ key }) => key)

test.each([
  ['/', ['home']],
  ['/categories', ['category']],
  ['/category/science', ['category']],
  ['/trending', ['trending']],
  ['/question', ['help']],
  ['/question/ask', ['help']],
  ['/question/5', ['help']],
  ['/page', ['page']],
  ['/page-create', ['page']],
  ['/page-post/5', ['page']],
  ['/category/science/more', []],
  ['/page-post/5/more', []],
  ['/settings', []],
  ['/marketing', []],
])('at %s the header marks %j', (path, keys) => {
  expect(currentAt(path)).toEqual(keys)
})

test.each([
  ['/', '/create-article', 'create'],
  ['/page', '/page-create', 'createPost'],
  ['/guild/12', '/postguild?guild=12', 'createPost'],
  ['/guild/12-star-readers', '/postguild?guild=12', 'createPost'],
  ['/guilds', '/create-article', 'create'],
  ['/question', '/question/ask', 'createQuestion'],
  ['/question/5', '/question/ask', 'createQuestion'],
])('at %s the pencil leads to %s, and says so', (path, to, key) => {
  expect(createPath(path)).toBe(to)
  expect(createKey(to)).toBe(key)
})
