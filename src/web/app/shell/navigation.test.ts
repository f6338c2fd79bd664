import { expect, test } from 'vitest'
import { createPath, isCurrent, NAVIGATION } from './navigation.ts'

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
  ['/', '/create-article'],
  ['/page', '/page-create'],
  ['/guild/12', '/postguild?guild=12'],
  ['/guild/12-star-readers', '/postguild?guild=12'],
  ['/guilds', '/create-article'],
  ['/question', '/question/ask'],
  ['/question/5', '/question/ask'],
])('at %s the pencil leads to %s', (path, to) => {
  expect(createPath(path)).toBe(to)
})
