import { afterEach, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { CategoriesPage } from './categories-page.tsx'

afterEach(leaveApp)

const COUNTS = Object.fromEntries(CATEGORIES.map((category, place) => [category, place + 1]))
const ANSWERS = { '/api/categories/counts': { body: COUNTS } }
const tiles = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('li a'), (tile) => [
    tile.querySelector('b')?.textContent,
    tile.getAttribute('href'),
  ])
const counts = () => Array.from(document.querySelectorAll('li a small'), (count) => count.textContent)

test('[S3-4] [S3-5] the eleven categories are there, each under its id as slug', async () => {
  await renderPart(<CategoriesPage />, { answers: ANSWERS })
  expect(tiles().map(([, to]) => to)).toEqual(CATEGORIES.map((id) => `/category/${id}`))
})

test('[S3-6] the display name of astronomy is "Space & Astronomy"', async () => {
  await renderPart(<CategoriesPage />, { answers: ANSWERS })
  expect(tiles()).toContainEqual(['Space & Astronomy', '/category/astronomy'])
})

test('[S3-9] the globe is none of the categories', async () => {
  await renderPart(<CategoriesPage />, { answers: ANSWERS })
  expect(tiles()).toHaveLength(11)
  expect(tiles().filter(([name]) => /globe|all trending/i.test(name ?? ''))).toEqual([])
})

test('[S3-7] every category has an icon and a colour of its own', async () => {
  await renderPart(<CategoriesPage />, { answers: ANSWERS })
  const edges = Array.from(document.querySelectorAll('li a svg'), (icon) => icon.parentElement ?? icon)
  const icons = edges.map((edge) => edge.querySelector('svg')?.getAttribute('class'))
  const colours = edges.map((edge) => getComputedStyle(edge, '::before').backgroundColor)
  expect(new Set(icons).size).toBe(11)
  expect(new Set(colours).size).toBe(11)
})

test('[S3-8] every category has its article count', async () => {
  await renderPart(<CategoriesPage />, { answers: ANSWERS })
  await eventually(counts).toEqual([
    '1 article',
    ...Array.from({ length: 10 }, (_, n) => `${n + 2} articles`),
  ])
})

test('without the counts the categories stand all the same', async () => {
  await renderPart(<CategoriesPage />, { answers: {} })
  expect(tiles()).toHaveLength(11)
  expect(new Set(counts())).toEqual(new Set(['\u00a0']))
})
