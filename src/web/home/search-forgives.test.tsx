import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articleCard, articleCards } from '../testing/article-cards.ts'
import { pass } from '../testing/clock.ts'
import { eventually, leaveApp } from '../testing/render-app.tsx'
import type { Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const nothing = (q: string): Answers => ({
  [`/api/articles/search?q=${q}`]: { body: [] },
  [`/api/page-posts/search?q=${q}&includeNsfw=false`]: { body: [] },
  [`/api/guilds/search/${q}`]: { body: [] },
  [`/api/questions/search?q=${q}`]: { body: [] },
  [`/api/collections/search?q=${q}`]: { body: [] },
  [`/api/people/search?q=${q}`]: { body: [] },
})
const titles = () =>
  section('Articles')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

const search = (at: string, answers: Answers) => openSearch(answers, at)

test('where nothing is found the spelling that was meant is one press away', async () => {
  await search('/?q=vulcano', {
    ...nothing('vulcano'),
    ...nothing('volcano'),
    '/api/search/corrections?q=vulcano': { body: { term: 'volcano' } },
    '/api/articles/search?q=volcano': { body: [articleCard(5), articleCard(4), articleCard(3)] },
  })
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await expect.element(page.getByText('Did you mean volcano?')).toBeVisible()
  await page.getByRole('link', { name: 'volcano' }).click()
  expect(location.hash).toBe('#/?q=volcano')
  await pass(1500)
  await expect.element(page.getByText('3 results')).toBeVisible()
})

test('of whatever kind it finds: a spelling leads away from the filter that left nothing', async () => {
  await search('/?q=vulcano&filter=guilds&category=science', {
    ...nothing('vulcano'),
    '/api/search/corrections?q=vulcano': { body: { term: 'volcano' } },
  })
  await expect
    .element(page.getByRole('link', { name: 'volcano', exact: true }))
    .toHaveAttribute('href', '/?q=volcano')
})

test('two results are few', async () => {
  const few = { ...nothing('vulcano'), '/api/articles/search?q=vulcano': { body: articleCards(2, 1) } }
  await search('/?q=vulcano', { ...few, '/api/search/corrections?q=vulcano': { body: { term: 'volcano' } } })
  await expect.element(page.getByText('Did you mean volcano?')).toBeVisible()
  expect(titles()).toHaveLength(2)
})

test('where nothing better is known nothing is said', async () => {
  const calls = await search('/?q=star', nothing('star'))
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await eventually(() => calls.map(({ path }) => path)).toContain('/api/search/corrections?q=star')
  await pass(100)
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument()
})

test('three results are enough: no other spelling is asked for', async () => {
  const calls = await search('/?q=star', {
    ...nothing('star'),
    '/api/articles/search?q=star': { body: articleCards(3, 1) },
  })
  await expect.element(page.getByText('3 results')).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('corrections'))).toEqual([])
})

test('a phrase keeps its quotes on the way, and is shown without them', async () => {
  const q = '%22ring+of+fire%22'
  const calls = await search('/?q=%22ring%20of%20fire%22', {
    ...nothing(q),
    '/api/guilds/search/%22ring%20of%20fire%22': { body: [] },
    [`/api/articles/search?q=${q}`]: { body: articleCards(3, 1) },
  })
  await expect.element(page.getByText('results for “ring of fire”')).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveValue('"ring of fire"')
  expect(calls.map(({ path }) => path)).toContain('/api/guilds/search/%22ring%20of%20fire%22')
})

test('a term that is too long is not asked for', async () => {
  const calls = await search(`/?q=${'long '.repeat(30)}`, {})
  await expect.element(page.getByText('Use up to 100 characters.')).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('search'))).toEqual([])
})

test('articles are read page by page, forth and back', async () => {
  const first = '/api/articles/search?q=star'
  await search('/?q=star', {
    ...nothing('star'),
    [first]: { body: articleCards(40, 21), headers: { Link: `<${first}&cursor=b>; rel="next"` } },
    [`${first}&cursor=b`]: { body: articleCards(20, 19) },
  })
  await expect.element(page.getByText('The 20 best results')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await eventually(titles).toEqual(['Article 20', 'Article 19'])
  await expect.element(page.getByText('2 results on this page')).toBeVisible()
  expect(document.activeElement).toBe(section('Articles').getByRole('list').element())
  await page.getByRole('button', { name: 'Previous' }).click()
  await eventually(() => titles()[0]).toBe('Article 40')
})

test('one that goes on is the best, not all', async () => {
  const first = '/api/articles/search?q=star'
  await search('/?q=star', {
    ...nothing('star'),
    [first]: { body: articleCards(1, 1), headers: { Link: `<${first}&cursor=b>; rel="next"` } },
  })
  await expect.element(page.getByText('The best result', { exact: true })).toBeVisible()
})

test('Back from a page that was turned finds it again', async () => {
  const first = '/api/articles/search?q=star'
  await search('/?q=star', {
    ...nothing('star'),
    ...nothing('moon'),
    [first]: { body: articleCards(40, 21), headers: { Link: `<${first}&cursor=b>; rel="next"` } },
    [`${first}&cursor=b`]: { body: articleCards(20, 19) },
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await eventually(() => titles().length).toBe(2)
  await page.getByRole('combobox').fill('moon')
  await userEvent.keyboard('{Enter}')
  await pass(1500)
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  history.back()
  await eventually(() => location.hash).toBe('#/?q=star')
  await pass(1500)
  await eventually(titles).toEqual(['Article 20', 'Article 19'])
})
