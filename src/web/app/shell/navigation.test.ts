import { expect, test } from 'vitest'
import { isCurrent, NAVIGATION } from './navigation.ts'

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
