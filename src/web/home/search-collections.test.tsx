import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CollectionCard } from '../../contract/collections.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { FAILURE, siteAnswers } from './home-testing.ts'
import { HomePage } from './home-page.tsx'

afterEach(leaveApp)

const COLLECTIONS = '/api/collections/search?q=star'
const STARS: CollectionCard = {
  id: 12,
  title: 'The nearest star systems',
  description: 'Within twenty light years.',
  category: 'astronomy',
  tags: [],
  language: 'en',
  licence: 'cc0-1.0',
  editing: 'suggest',
  isNsfw: false,
  rows: 40,
  columnLabels: ['Name', 'Distance'],
  likes: 0,
  comments: 0,
  author: null,
  createdAt: '2026-11-14T08:00:00.000Z',
  updatedAt: '2026-11-14T08:00:00.000Z',
}

async function search(answer: Parameters<typeof siteAnswers>[0]): Promise<void> {
  stopClock()
  await renderPart(<HomePage />, {
    at: '/?q=star',
    answers: siteAnswers({
      '/api/articles/search?q=star': { body: [] },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: [] },
      ...answer,
    }),
  })
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await pass(1500)
}

test('collections are found with everything else, with the words marked', async () => {
  await search({ [COLLECTIONS]: { body: [STARS] } })
  const section = page.getByRole('region', { name: 'Collections' })
  await expect
    .element(section.getByRole('link', { name: 'The nearest star systems' }))
    .toHaveAttribute('href', '/collection/12')
  expect(section.element().querySelector('mark')?.textContent).toBe('star')
})

test('collections that could not be searched say so', async () => {
  await search({ [COLLECTIONS]: FAILURE })
  await expect.element(page.getByText('Couldn’t load collections.')).toBeVisible()
})
