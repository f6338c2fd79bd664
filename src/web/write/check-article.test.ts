import { expect, test } from 'vitest'
import { emptyValues, restoreValues, type ArticleValues } from './article-values.ts'
import { checkArticle } from './check-article.ts'

const GOOD: ArticleValues = {
  ...emptyValues('en'),
  title: 'Tides of Malacca',
  content: 'Twice a day the sea comes back, and nobody in the village is surprised.',
  categories: ['geography'],
}

test('a whole article has no fault', () => {
  expect(checkArticle(GOOD, 'new', 'publish')).toEqual({})
})

test.each([
  ['a title of 4 characters', { title: 'Sea ' }, { title: 'titleShort' }],
  ['a title of 151 characters', { title: 'a'.repeat(151) }, { title: 'titleLong' }],
  ['no words', { content: ' \n ' }, { content: 'contentEmpty' }],
  ['49 characters', { content: 'a'.repeat(49) }, { content: 'contentShort' }],
  [
    'a picture on its way',
    { content: `${GOOD.content} ![Uploading a.png…]()` },
    { content: 'contentPictures' },
  ],
  ['no category', { categories: [] }, { categories: 'categoryMissing' }],
  ['a summary of 141 characters', { summary: 'a'.repeat(141) }, { summary: 'summaryLong' }],
])('%s can not be published', (_, change, faults) => {
  expect(checkArticle({ ...GOOD, ...change }, 'new', 'publish')).toEqual(faults)
})

test('a draft may be short', () => {
  expect(checkArticle({ ...GOOD, content: 'a' }, 'new', 'draft')).toEqual({})
})

test('a suggestion says what it changes, and needs no category', () => {
  expect(checkArticle({ ...GOOD, categories: [] }, 'suggest', 'publish')).toEqual({
    summary: 'summaryMissing',
  })
  expect(checkArticle({ ...GOOD, categories: [] }, 'translate', 'publish')).toEqual({})
})

test('a draft is taken as far as it makes sense', () => {
  const base = emptyValues('id')
  const kept = restoreValues(
    { ...GOOD, tags: ['sea', 'Not A Tag', 'sea'], language: 'fr', isMinor: 'yes' },
    base,
  )
  expect(kept).toEqual({ ...GOOD, tags: ['sea'], language: 'id', isMinor: false })
  expect(restoreValues({ thumbnailId: 4 }, base)).toEqual(base)
  expect(restoreValues({ categories: ['history', 'cooking'] }, base).categories).toEqual(['history'])
})
