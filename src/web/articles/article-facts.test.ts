import { expect, test } from 'vitest'
import { authorOf, categoriesOf } from './article-facts.ts'

test('[S3-11] an article’s author is read from author or authorName', () => {
  expect(authorOf({ authorName: 'Sari Dewi' })).toBe('Sari Dewi')
  expect(authorOf({ author: 'Sari Dewi' })).toBe('Sari Dewi')
  expect(authorOf({ author: { name: 'Sari Dewi' } })).toBe('Sari Dewi')
  expect(authorOf({ author: 'Somebody', authorName: 'Sari Dewi' })).toBe('Sari Dewi')
  expect(authorOf({})).toBe('')
})

test('[S3-12] an article’s categories are read from category or from categories', () => {
  expect(categoriesOf({ category: 'science' })).toEqual(['science'])
  expect(categoriesOf({ categories: ['world', 'astronomy'] })).toEqual(['world', 'astronomy'])
  expect(categoriesOf({ category: 'world', categories: ['sports', 'world'] })).toEqual(['sports', 'world'])
  expect(categoriesOf({ categories: ['nowhere', 'health'] })).toEqual(['health'])
  expect(categoriesOf({})).toEqual([])
})
