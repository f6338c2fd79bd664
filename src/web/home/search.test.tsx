import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { HomePage } from './home-page.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { FAILURE, siteAnswers, type Answers } from './home-testing.ts'

afterEach(leaveApp)

const box = page.getByRole('combobox', { name: 'Search this site' })
const FOUND = '/api/articles/search?q=star'
const POSTS = '/api/page-posts/search?q=star&includeNsfw=false'
const LONG = 'Sailors knew the stars by name. '.repeat(8)
const STARS = [articleCard(5, { title: 'Sailing by the stars', content: LONG }), articleCard(4)]
const found = () => page.getByRole('region', { name: 'Articles' })
const results = () => found().getByRole('heading', { level: 3 }).elements().length

/** Results come after the searching state: the page's clock is the test's. */
async function search(at: string, answers = siteAnswers({ [FOUND]: { body: STARS } })) {
  stopClock()
  const calls = await renderPart(<HomePage />, { at, answers: { [POSTS]: { body: [] }, ...answers } })
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  return calls
}

test('the field shows the key that leads to it', async () => {
  await renderPart(<HomePage />, { answers: siteAnswers() })
  await expect.element(page.getByRole('search')).toHaveTextContent('/')
})

test('[S2.3-15] an empty search text is ignored: no search and no message', async () => {
  await renderPart(<HomePage />, { answers: siteAnswers() })
  for (const text of ['', '   ']) {
    await box.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  expect(location.hash).toBe('#/')
  await expect.element(page.getByText('Search term must be at least 2 characters')).not.toBeInTheDocument()
})

test.each(['a', '<a>', ' "x" ', "''"])('a term too short (%s) is answered beside the field', async (text) => {
  const calls = await renderPart(<HomePage />, { answers: siteAnswers() })
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Search term must be at least 2 characters')).toBeVisible()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  expect(location.hash).toBe('#/')
  expect(calls.filter(({ path }) => path.includes('search'))).toEqual([])
  await box.fill('star')
  await expect.element(page.getByText('Search term must be at least 2 characters')).not.toBeInTheDocument()
})

test('a search is an address of its own, with the term as it was cleaned', async () => {
  await renderPart(<HomePage />, { answers: siteAnswers({ [FOUND]: { body: STARS } }) })
  await box.fill(' <star>" ')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=star')
  await expect.element(page.getByText('Searching…')).toBeVisible()
})

test('[S5-4] for a rejected term in the address nothing is asked', async () => {
  const calls = await search('/?q=x')
  await expect.element(page.getByText('Search term must be at least 2 characters')).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('search'))).toEqual([])
})

test('[S4.5-1] [S4.5-2] a searching state lasts 1.5 s, then the results appear', async () => {
  await search('/?q=star')
  await pass(1400)
  await expect.element(page.getByText('Searching…')).toBeVisible()
  expect(results()).toBe(0)
  const said = page.getByText('Searching…').element()
  await pass(100)
  await eventually(results).toBe(2)
  await expect.element(page.getByText('Searching…')).not.toBeInTheDocument()
  // One place for both: a place that is new is not read out.
  expect(said.isConnected && said.textContent).toMatch(/^2 results/)
})

test('[S4.5-1] another term is searched for anew', async () => {
  await search(
    '/?q=star',
    siteAnswers({
      [FOUND]: { body: STARS },
      '/api/articles/search?q=moon': { body: [articleCard(9)] },
      '/api/page-posts/search?q=moon&includeNsfw=false': { body: [] },
    }),
  )
  await pass(1500)
  await eventually(results).toBe(2)
  await box.fill('moon')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await pass(1500)
  await eventually(results).toBe(1)
})

test('the keyboard goes on at the results, and what was said of a text goes with it', async () => {
  const MOON = {
    '/api/articles/search?q=moon': { body: [articleCard(9)] },
    '/api/page-posts/search?q=moon&includeNsfw=false': { body: [] },
  }
  await search('/?q=star', siteAnswers({ [FOUND]: { body: STARS }, ...MOON }))
  await pass(1500)
  await box.fill('moon')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Searching…')).toHaveFocus()
  await box.fill('x')
  await userEvent.keyboard('{Enter}')
  const tooShort = page.getByText('Search term must be at least 2 characters')
  await expect.element(tooShort).toBeVisible()
  history.back()
  await expect.element(box).toHaveValue('star')
  await expect.element(tooShort).not.toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('aria-invalid')
})

test('[S2.4-1] [S2.4-2] [S2.4-3] the results replace the home, are counted, and lead back', async () => {
  await search('/?q=star')
  await pass(1500)
  await expect.element(page.getByText('2 results')).toBeVisible()
  await expect.element(page.getByText('What are you curious about?')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.element(page.getByText('What are you curious about?')).toBeVisible()
  expect(location.hash).toBe('#/')
})

test('[S9-16] a result shows 150 characters of its article', async () => {
  await search('/?q=star')
  await pass(1500)
  await eventually(results).toBe(2)
  const text = found().element().querySelector('h3 + p')?.textContent ?? ''
  expect(text).toBe(`${LONG.slice(0, 150).trimEnd()}…`)
})

test('[S2.4-8] without a result different keywords or the spelling are suggested', async () => {
  await search('/?q=star', siteAnswers({ [FOUND]: { body: [] } }))
  await pass(1500)
  await expect.element(page.getByText('0 results')).toBeVisible()
  await expect.element(page.getByText('Try different keywords or check the spelling.')).toBeVisible()
})

test('where nothing is found there is a way on: everything instead of one kind, and the categories', async () => {
  await search('/?q=star&filter=pagefeed', siteAnswers({ [FOUND]: { body: STARS } }))
  await pass(1500)
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  const browse = page.getByRole('link', { name: 'Browse categories' })
  await expect.element(browse).toHaveAttribute('href', '/categories')
  await page.getByRole('link', { name: 'Search everything' }).click()
  expect(location.hash).toBe('#/?q=star')
  await eventually(results).toBe(2)
})

test('the words that were searched for are marked in what was found', async () => {
  await search('/?q=star')
  await pass(1500)
  await eventually(results).toBe(2)
  const marks = Array.from(found().element().querySelectorAll('mark'), (mark) => mark.textContent)
  expect(marks.slice(0, 2)).toEqual(['stars', 'stars'])
})

const everything = (answer: () => Answer): Answers => ({
  [FOUND]: answer,
  [POSTS]: answer,
  '/api/guilds/search/star': answer,
  '/api/questions/search?q=star': answer,
  '/api/collections/search?q=star': answer,
  '/api/people/search?q=star': answer,
})

test('a search that fails says so and can be tried again', async () => {
  let isUp = false
  const answers = everything(() => (isUp ? { body: [] } : FAILURE))
  await search('/?q=star', siteAnswers({ ...answers, [FOUND]: () => (isUp ? { body: STARS } : FAILURE) }))
  await pass(1500)
  await expect.element(page.getByText('Couldn’t load the search results.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(results).toBe(2)
})

test.each(['', '&filter=guilds'])('whoever searches too often is told to wait (%s)', async (filter) => {
  const message = 'Too many attempts. Please try again in 20 seconds.'
  const answers = everything(() => ({ status: 429, body: { code: 'rate_limited', message } }))
  await search(`/?q=star${filter}`, siteAnswers(answers))
  await pass(1500)
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByText('0 results')).not.toBeInTheDocument()
})
