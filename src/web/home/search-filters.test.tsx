import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { guildOf } from '../testing/guilds.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp } from '../testing/render-app.tsx'
import type { Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const ARTICLES = '/api/articles/search?q=star'
const QUESTIONS = '/api/questions/search?q=star'
const COLLECTIONS = '/api/collections/search?q=star'
const POSTS = '/api/page-posts/search?q=star&includeNsfw=false'
const NARROWED = '&category=science&author=sari_w&from=2026-01-01'

const form = page.getByRole('form', { name: 'More filters' })
const chosen = () =>
  page
    .getByRole('list', { name: 'Filters in use' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
/** Where the keyboard goes on when what was pressed is gone. */
const count = page.getByText(/^\d+ results? for/)

const search = (answers: Answers = {}, at?: string) =>
  openSearch(
    {
      [ARTICLES]: { body: [articleCard(5)] },
      [QUESTIONS]: { body: [questionCard(9)] },
      [POSTS]: { body: pagePosts(2, 1) },
      '/api/guilds/search/star': { body: [guildOf(12)] },
      [`${ARTICLES}${NARROWED}`]: { body: [articleCard(4)] },
      [`${QUESTIONS}${NARROWED}`]: { body: [questionCard(8)] },
      [`${COLLECTIONS}${NARROWED}`]: { body: [] },
      ...answers,
    },
    at,
  )

test('a search is narrowed down by category, author and days; the address has it, and Back is without', async () => {
  await search()
  await expect.element(section('Guilds')).toBeVisible()
  const more = page.getByRole('button', { name: 'More filters' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect.element(form).toBeVisible()
  await form.getByLabelText('Category').selectOptions('science')
  await form.getByLabelText('Author’s alias').fill('@sari_w')
  await form.getByLabelText('From').fill('2026-01-01')
  await form.getByRole('button', { name: 'Apply filters' }).click()
  expect(location.hash).toBe(`#/?q=star${NARROWED}`)
  await expect.element(count).toHaveFocus()
  await expect.element(section('Articles').getByRole('link', { name: 'Article 4' })).toBeVisible()
  await expect.element(section('Questions').getByRole('link', { name: 'Question 8' })).toBeVisible()
  // They know no category.
  await expect.element(section('Page posts')).not.toBeInTheDocument()
  await expect.element(section('Guilds')).not.toBeInTheDocument()
  expect(chosen()).toEqual(['Science', 'By @sari_w', 'From Jan 1, 2026'])

  history.back()
  await expect.element(section('Guilds')).toBeVisible()
  expect(location.hash).toBe('#/?q=star')
})

test('a filter is taken away by itself, or all of them at once', async () => {
  await search(
    {
      [`${ARTICLES}&author=sari_w&from=2026-01-01`]: { body: [articleCard(4)] },
      [`${QUESTIONS}&author=sari_w&from=2026-01-01`]: { body: [] },
      [`${COLLECTIONS}&author=sari_w&from=2026-01-01`]: { body: [] },
      [`${POSTS}&author=sari_w&from=2026-01-01`]: { body: pagePosts(1, 1) },
    },
    `/?q=star${NARROWED}`,
  )
  await page.getByRole('link', { name: 'Remove filter: Science' }).click()
  expect(location.hash).toBe('#/?q=star&author=sari_w&from=2026-01-01')
  await expect.element(count).toHaveFocus()
  await expect.element(section('Page posts')).toBeVisible()
  await page.getByRole('button', { name: 'More filters' }).click()
  await form.getByRole('link', { name: 'Clear filters' }).click()
  expect(location.hash).toBe('#/?q=star')
  await expect.element(section('Guilds')).toBeVisible()
  await expect.element(count).toHaveFocus()
})

test('under Pagefeed there are author and days only, and the rest of the address stays', async () => {
  await search(
    { [`${POSTS}&author=sari_w`]: { body: pagePosts(1, 1) } },
    '/?q=star&filter=pagefeed&category=science',
  )
  expect(page.getByRole('list', { name: 'Filters in use' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect.element(form).toBeVisible()
  expect(form.getByLabelText('Category').elements()).toEqual([])
  await form.getByLabelText('Author’s alias').fill('sari_w')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=star&filter=pagefeed&category=science&author=sari_w')
})

test('guilds can not be narrowed down', async () => {
  await search({}, '/?q=star&filter=guilds&category=science')
  await expect.element(section('Guilds')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More filters' })).not.toBeInTheDocument()
})

test('where a filter leaves nothing it can be left, and no other spelling is asked for', async () => {
  const calls = await search(
    {
      [`${ARTICLES}${NARROWED}`]: { body: [] },
      [`${QUESTIONS}${NARROWED}`]: { body: [] },
      [`${COLLECTIONS}${NARROWED}`]: { body: [] },
    },
    `/?q=star${NARROWED}`,
  )
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('corrections'))).toEqual([])
  await page.getByRole('link', { name: 'Clear filters' }).click()
  expect(location.hash).toBe('#/?q=star')
  await eventually(() => section('Guilds').elements().length).toBe(1)
})
