import { expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'

test('[S3-4] the categories are a fixed list of 11', () => {
  expect(CATEGORIES).toEqual([
    'world',
    'history',
    'science',
    'geography',
    'sports',
    'entertainment',
    'politics',
    'technology',
    'health',
    'education',
    'astronomy',
  ])
})

test('[S3-9] the globe of the trending panel is none of the categories', () => {
  expect(CATEGORIES.filter((category) => /globe|all|trending/.test(category))).toEqual([])
})
