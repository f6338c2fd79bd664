import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import { cardOf, collectionOf } from '../collections-testing.ts'
import { CollectionsTab } from './collections-tab.tsx'

afterEach(leaveApp)

const listOf = (items: ReturnType<typeof cardOf>[]) => ({ body: { items, nextCursor: null } })

test('the tab lists collections with what is in them, and leads to a new one', async () => {
  await renderPart(<CollectionsTab />, {
    at: '/database?tab=collections',
    answers: { '/api/collections': listOf([cardOf(12), cardOf(13, { title: 'Provinces', author: null })]) },
  })
  await expect
    .element(page.getByRole('link', { name: 'Planets', exact: true }))
    .toHaveAttribute('href', '/collection/12')
  await expect.element(page.getByText(/^Columns: Planet, Diameter/).first()).toBeVisible()
  await expect.element(page.getByText('Former member')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'New collection' }))
    .toHaveAttribute('href', '/collections/new')
})

test('filters stand in the address, and nothing that fits says so', async () => {
  await renderPart(<CollectionsTab />, {
    at: '/database?tab=collections&sort=top&category=history&language=id',
    answers: { '/api/collections?sort=top&category=history&language=id': listOf([]) },
  })
  await expect.element(page.getByText('No matching collections')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Clear filters' }))
    .toHaveAttribute('href', '/database?tab=collections&sort=top')
  await expect
    .element(page.getByRole('link', { name: 'Recently changed' }))
    .toHaveAttribute('href', '/database?tab=collections&sort=updated&category=history&language=id')
})

test('a list that did not arrive can be asked for again', async () => {
  await renderPart(<CollectionsTab />, { at: '/database?tab=collections' })
  await expect.element(page.getByText('Couldn’t load the collections.')).toBeVisible()
})

test('one’s own are listed with what waits for a decision, and a deleted one is restored', async () => {
  const mine = (id: number, changes = {}) => ({
    ...cardOf(id),
    state: 'published' as const,
    openSuggestions: 0,
    restorableUntil: null,
    ...changes,
  })
  const deleted = mine(14, {
    title: 'Old maps',
    state: 'deleted' as const,
    restorableUntil: '2026-12-14T08:00:00.000Z',
  })
  const calls = await renderPart(<CollectionsTab />, {
    at: '/database?tab=collections&sort=mine',
    user: SARI,
    answers: {
      '/api/my-collections': { body: { items: [mine(12, { openSuggestions: 2 })], nextCursor: null } },
      '/api/my-collections?state=deleted': { body: { items: [deleted], nextCursor: null } },
      'POST /api/collections/14/restore': { body: collectionOf({ id: 14, title: 'Old maps' }) },
    },
  })
  await expect
    .element(page.getByRole('link', { name: '2 suggestions to review' }))
    .toHaveAttribute('href', '/collection/12/suggestions')
  await page.getByRole('button', { name: 'Restore: Old maps' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Collection restored' })
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/collections/14/restore')).toBe(
    true,
  )
})
