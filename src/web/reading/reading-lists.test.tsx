import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '../../contract/messages.ts'
import { articleCard, articleCards, categoryCounts, recentUpdate } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderApp } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'

afterEach(leaveApp)

const KEY = 'reading-languages'
const LIST = '/api/articles?category=history&sort=hot'
const rows = (region?: string) =>
  (region === undefined ? page : page.getByRole('region', { name: region })).getByRole('article').elements()
    .length
const show = page.getByRole('button', { name: 'Show', exact: true })
const hide = page.getByRole('button', { name: 'Hide', exact: true })
const status = (text: string) => page.getByRole('status').getByText(text, { exact: true })

/** Some of each language, one after the other. */
const mixed = (from: number, ...languages: Language[]) =>
  languages.map((language, place) =>
    articleCard(from - place, { language, languages: [{ language, id: from - place }] }),
  )
const openCategory = (answers: Record<string, Answer>, path = '/category/history') =>
  renderApp(path, {
    answers: {
      '/api/categories/counts': { body: categoryCounts({ history: 54 }) },
      '/api/tags?category=history': { body: { items: [] } },
      ...answers,
    },
  })

test('the order of the reading languages goes along with lists, and only if there is one', async () => {
  localStorage.setItem(KEY, 'reading=my-id')
  const calls = await openCategory({ [`${LIST}&reading=my-id`]: { body: articleCards(3, 1) } })
  await eventually(() => rows()).toBe(3)
  expect(calls.map(({ path }) => path)).not.toContain(LIST)
  await expect.element(show).not.toBeInTheDocument()
})

test('a list of one language is asked for without an order, and nothing of it is hidden', async () => {
  localStorage.setItem(KEY, 'reading=en&only=on')
  const only = mixed(9, 'my', 'my')
  await openCategory({ [`${LIST}&language=my`]: { body: only } }, '/category/history?language=my')
  await eventually(() => rows()).toBe(2)
  await expect.element(show).not.toBeInTheDocument()
})

test('what is in other languages is hidden, counted, shown on demand and hidden again; more can be loaded', async () => {
  localStorage.setItem(KEY, 'only=on')
  await openCategory({
    [LIST]: {
      body: mixed(20, 'en', 'id', 'my', 'en'),
      headers: { Link: `<${LIST}&cursor=c2>; rel="next"` },
    },
    [`${LIST}&cursor=c2`]: { body: mixed(10, 'id', 'en') },
  })
  await eventually(() => rows()).toBe(2)
  await expect.element(status('2 hidden in other languages')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(() => rows()).toBe(3)
  await expect.element(status('3 hidden in other languages')).toBeVisible()
  await show.click()
  expect(rows()).toBe(6)
  await expect.element(status('3 shown in other languages')).toBeVisible()
  await expect.element(hide).toHaveFocus()
  await hide.click()
  expect(rows()).toBe(3)
})

test('a page of which nothing is left says so, and its next page can be loaded', async () => {
  localStorage.setItem(KEY, 'reading=my&only=on')
  const list = `${LIST}&reading=my`
  await openCategory({
    [list]: { body: mixed(20, 'id'), headers: { Link: `<${list}&cursor=c2>; rel="next"` } },
    [`${list}&cursor=c2`]: { body: mixed(10, 'my') },
  })
  await expect.element(page.getByText('Nothing here in your languages')).toBeVisible()
  await expect.element(status('1 hidden in another language')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(() => rows()).toBe(1)
  await expect.element(page.getByText('Nothing here in your languages')).not.toBeInTheDocument()
})

test('on /trending the same holds, and the button keeps the focus when the list appears', async () => {
  localStorage.setItem(KEY, 'reading=id&only=on')
  await renderApp('/trending', {
    answers: { '/api/articles/trending/all?reading=id': { body: mixed(5, 'my', 'my') } },
  })
  await expect.element(page.getByText('Nothing here in your languages')).toBeVisible()
  await expect.element(page.getByText('Nothing is trending here yet')).not.toBeInTheDocument()
  await show.click()
  await eventually(() => rows()).toBe(2)
  await expect.element(hide).toHaveFocus()
})

test('the home counts what its list leaves out; its two stories stay as they are', async () => {
  localStorage.setItem(KEY, 'reading=my&only=on')
  await renderApp('/', {
    answers: {
      '/api/articles?reading=my': { body: mixed(9, 'my', 'en', 'id') },
      '/api/recent-updates': { body: [recentUpdate(31), recentUpdate(30, { languages: [] })] },
      '/api/page-posts': { body: [] },
    },
  })
  await eventually(() => rows('New articles')).toBe(2)
  await expect.element(status('1 hidden in another language')).toBeVisible()
  await eventually(() => rows('Recent updates')).toBe(2)
})

test('a search that found only other languages does not say that nothing was found', async () => {
  localStorage.setItem(KEY, 'only=on')
  await renderApp('/?q=star', {
    language: 'my',
    answers: {
      '/api/articles/search?q=star': { body: mixed(5, 'en', 'id') },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: [] },
    },
  })
  await expect.element(status('2 dalam bahasa lain disembunyikan')).toBeVisible()
  await expect.element(page.getByText('Belum ada dalam bahasa anda')).toBeVisible()
  await expect.element(page.getByText('Tiada yang dijumpai')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Paparkan', exact: true }).click()
  await eventually(() => rows('Artikel')).toBe(2)
})
