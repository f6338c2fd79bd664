import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATEGORIES } from '../../contract/categories.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { HomePage } from './home-page.tsx'

afterEach(leaveApp)

const tiles = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.tile'), (tile) => [
    tile.textContent,
    tile.getAttribute('href'),
  ])

test('[S3-4] [S3-5] the home shows the eleven categories, each under its id as slug', async () => {
  await renderPart(<HomePage />)
  await eventually(() => tiles().map(([, to]) => to)).toEqual(CATEGORIES.map((id) => `/category/${id}`))
})

test('[S3-6] the display name of astronomy is "Space & Astronomy"', async () => {
  await renderPart(<HomePage />)
  await eventually(tiles).toContainEqual(['Space & Astronomy', '/category/astronomy'])
})

test('[S3-9] the globe is none of the categories', async () => {
  await renderPart(<HomePage />)
  await eventually(tiles).toHaveLength(11)
  expect(tiles().filter(([name]) => /globe|all trending/i.test(name ?? ''))).toEqual([])
})

test('every category has an icon of its own', async () => {
  await renderPart(<HomePage />)
  await eventually(() => document.querySelectorAll('.tile svg').length).toBe(11)
  const icons = Array.from(document.querySelectorAll('.tile svg'), (icon) => icon.getAttribute('class'))
  expect(new Set(icons).size).toBe(11)
})

test('a visitor is welcomed to the site and may join or sign in', async () => {
  await renderPart(<HomePage />)
  await expect.element(page.getByText('Welcome to Cendekia')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create your account' }))
    .toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('a member is welcomed by name and not asked to join', async () => {
  await renderPart(<HomePage />, { user: SARI })
  await expect.element(page.getByText('Welcome, Sari')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create your account' })).not.toBeInTheDocument()
})
