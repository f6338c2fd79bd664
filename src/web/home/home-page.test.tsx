import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard, recentUpdate } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { siteAnswers } from './home-testing.ts'
import { HomePage } from './home-page.tsx'

afterEach(async () => {
  delete document.documentElement.dataset['hour']
  await page.viewport(1440, 900)
  await leaveApp()
})

/** A category has other links too, on the cards of its articles; the grid's have a count. */
const TILES = 'li > a[href^="/category/"]:has(small)'
const home = () => renderPart(<HomePage />, { answers: siteAnswers() })
const newArticles = () => page.getByRole('region', { name: 'New articles' })
const paths = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href'))

test('[S2.3-1] [S2.3-2] the welcome banner has a search box and a Create button', async () => {
  await home()
  const search = page.getByRole('search')
  await expect.element(search.getByRole('combobox', { name: 'Search this site' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create', exact: true }))
    .toHaveAttribute('href', '/create-article')
})

test('[S2.3-3] a welcome message addresses the member by name', async () => {
  await renderPart(<HomePage />, { user: SARI, answers: siteAnswers() })
  await expect.element(page.getByText('Welcome, Sari')).toBeVisible()
})

test('at night the room says so, to members by name', async () => {
  document.documentElement.dataset['hour'] = 'night'
  await renderPart(<HomePage />, { user: SARI, answers: siteAnswers() })
  await expect.element(page.getByText('Good evening, Sari')).toBeVisible()
  const question = page.getByRole('heading', { level: 1 })
  await expect.element(question).toHaveAccessibleName('What are you curious about tonight?')
  document.documentElement.dataset['hour'] = 'noon'
  await expect.element(question).toHaveAccessibleName('What are you curious about?')
})

test('a visitor is welcomed to the site', async () => {
  await home()
  await expect.element(page.getByText('Welcome to Cendekia')).toBeVisible()
})

test('a visitor is welcomed with the operator’s own words', async () => {
  const welcome = { en: 'Read with us', id: 'Baca bersama kami', my: 'Baca bersama kami' }
  await renderPart(<HomePage />, { answers: siteAnswers(), state: { site: { welcome } } })
  await expect.element(page.getByText('Read with us')).toBeVisible()
})

test('[S2.3-7] [S2.3-8] the grid shows the first six categories and a button for all', async () => {
  await home()
  await eventually(() => paths(TILES)).toEqual(
    ['world', 'history', 'science', 'geography', 'sports', 'entertainment'].map((id) => `/category/${id}`),
  )
  await expect.element(page.getByRole('button', { name: 'See all 11 categories' })).toBeVisible()
})

test('[S3-7] [S3-8] each category of the grid has an icon, a colour and a count of its own', async () => {
  await home()
  await eventually(() => document.querySelector(TILES)?.textContent).toBe('World100 articles')
  const tiles = [...document.querySelectorAll(TILES)]
  const icons = tiles.map((tile) => tile.querySelector('svg')?.getAttribute('class'))
  const colours = tiles.map((tile) => getComputedStyle(tile).backgroundColor)
  expect(new Set(icons).size).toBe(6)
  expect(new Set(colours).size).toBe(6)
})

test('[S2.3-10] the side column is there on large screens only', async () => {
  await home()
  const side = page.getByRole('complementary', { name: 'About this site' })
  await expect.element(side).toBeVisible()
  await page.viewport(1023, 900)
  await expect.element(side).not.toBeInTheDocument()
  await page.viewport(1024, 900)
  await expect.element(side).toBeVisible()
})

test('[S2.3-11] the side column has a list of what can be done here', async () => {
  await home()
  const list = page.getByRole('region', { name: 'What you can do here' })
  await expect.element(list.getByRole('link', { name: 'Read one article in three languages' })).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(5)
})

test('the newest articles are listed, six at first and all on demand', async () => {
  await home()
  const rows = () => newArticles().getByRole('article').elements().length
  await eventually(rows).toBe(6)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(rows()).toBe(20)
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
})

test('articles that do not arrive say so, and the rest of the home stands', async () => {
  let status = 500
  await renderPart(<HomePage />, {
    answers: siteAnswers({ '/api/articles': () => ({ status, body: status === 200 ? [] : {} }) }),
  })
  await expect.element(page.getByText('Couldn’t load articles.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Recent updates' })).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'The first day of this site' })).toBeVisible()
})

test('while there is no page post, no block for them is shown', async () => {
  await home()
  await eventually(() => newArticles().getByRole('article').elements().length).toBe(6)
  const headings = Array.from(document.querySelectorAll('h2'), (heading) => heading.textContent)
  expect(headings).toEqual([
    'Recent updates',
    'Categories',
    'New articles',
    'The community right now',
    'What you can do here',
  ])
})

test('new articles go by the date they show, and leave out what is under "Recent updates"', async () => {
  // As the server sends them: by the day their group began, each in the version for this reader.
  const sent = [9, 8, 7, 6].map((id) => articleCard(id))
  const translated = articleCard(5, { createdAt: articleCard(20).createdAt })
  await renderPart(<HomePage />, {
    answers: siteAnswers({
      '/api/articles': { body: [...sent, translated] },
      '/api/recent-updates': { body: [recentUpdate(9), recentUpdate(7), recentUpdate(6)] },
    }),
  })
  await eventually(() =>
    newArticles()
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Article 5', 'Article 8', 'Article 6'])
})
