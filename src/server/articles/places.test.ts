import { expect, test } from 'vitest'
import { countChange, placesOf, type Group, type PublishedArticle } from './places.ts'
import { ranksOf } from '../content/ranks.ts'

const FIRST = new Date('2026-03-01T00:00:00Z')
const SECOND = new Date('2026-03-02T00:00:00Z')

function article(id: number, overrides: Partial<PublishedArticle> = {}): PublishedArticle {
  return { id, language: 'en', tags: [], publishedAt: FIRST, attention: 0, reads: 0, ...overrides }
}
function group(articles: PublishedArticle[], overrides: Partial<Group> = {}): Group {
  return { id: 9, originalId: 1, categories: ['science'], articles, ...overrides }
}
const leads = (places: ReturnType<typeof placesOf>) =>
  places.filter(({ isLead }) => isLead).map(({ scope, articleId }) => `${scope} ${articleId}`)

test('an article has a place among all, in each category and under each tag', () => {
  const places = placesOf(
    group([article(1, { tags: ['stars', 'gas'] })], { categories: ['science', 'astronomy'] }),
  )
  expect(places.map(({ scope }) => scope)).toEqual(['all', 'science', 'astronomy', '#stars', '#gas'])
})

test('the original leads its group with the attention of all its languages; the others have their own', () => {
  const original = article(1, { attention: 3, reads: 4, publishedAt: SECOND })
  const translation = article(2, { attention: 5, reads: 5, language: 'id' })
  const places = placesOf(group([translation, original]))
  expect(leads(places)).toEqual(['all 1', 'science 1'])
  expect(places.find(({ articleId }) => articleId === 1)).toMatchObject(
    ranksOf({ attention: 8, reads: 9 }, SECOND),
  )
  expect(places.find(({ articleId }) => articleId === 2)).toMatchObject(
    ranksOf({ attention: 5, reads: 5 }, FIRST),
  )
})

test('without its original the oldest translation leads', () => {
  const places = placesOf(
    group([article(2, { language: 'id' }), article(3, { language: 'my', publishedAt: SECOND })]),
  )
  expect(leads(places)).toEqual(['all 2', 'science 2'])
})

test('a tag that only a translation has is led by that translation', () => {
  const original = article(1, { tags: ['history'] })
  const translation = article(2, { language: 'id', tags: ['sejarah', 'history'] })
  expect(leads(placesOf(group([original, translation])))).toEqual([
    'all 1',
    'science 1',
    '#history 1',
    '#sejarah 2',
  ])
})

test('a group with nothing published has no place', () => {
  expect(placesOf(group([]))).toEqual([])
})

test('a group counts once for the site and each category, every article for its tags', () => {
  const two = placesOf(
    group([article(1, { tags: ['bali'] }), article(2, { language: 'id', tags: ['bali', 'laut'] })]),
  )
  const one = placesOf(group([article(1)], { categories: ['world'] }))
  expect(countChange([], two)).toEqual({
    groups: 1,
    categories: new Map([['science', 1]]),
    tags: new Map([
      ['bali', 2],
      ['laut', 1],
    ]),
  })
  expect(countChange(two, one)).toEqual({
    groups: 0,
    categories: new Map([
      ['science', -1],
      ['world', 1],
    ]),
    tags: new Map([
      ['bali', -2],
      ['laut', -1],
    ]),
  })
})
