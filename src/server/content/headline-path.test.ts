import { expect, test } from 'vitest'
import { pathTo } from './headline-path.ts'

test('a place stands in the path, beside what the path says already', () => {
  expect(pathTo('/article/7', '?comment=12')).toBe('/article/7?comment=12')
  expect(pathTo('/article/7?comment=3', '?comment=12')).toBe('/article/7?comment=12')
  expect(pathTo('/question/3?answer=7', '?comment=12')).toBe('/question/3?answer=7&comment=12')
  expect(pathTo('/article/7?comment=3', '/suggestions')).toBe('/article/7/suggestions')
})
