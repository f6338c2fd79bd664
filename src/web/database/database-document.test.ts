import { expect, test } from 'vitest'
import { planPage } from '../app/plan-page.ts'

test('the document asks for what the app asks for, the table first of all', () => {
  const asked = (path: string) => planPage(path).addresses
  expect(asked('/database?type=nonsense&likes=3&sort=newest&utm_source=x')).toEqual([
    '/api/database/explore?likes=3',
    '/api/database/facets?likes=3',
    '/api/database/numbers',
  ])
  expect(asked('/database?view=12')).toEqual(['/api/database/views/12', '/api/database/numbers'])
  expect(asked('/database?tab=collections&sort=top&category=science')).toEqual([
    '/api/collections?sort=top&category=science',
  ])
  // What was changed since says itself what is shown.
  expect(asked('/database?view=12&type=guild&sort=title')[0]).toBe(
    '/api/database/explore?type=guild&sort=title',
  )
})

test('what is drawn alike is one document', () => {
  expect(planPage('/database/?utm_source=x').path).toBe('/database')
})
