import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PagePost } from '../../contract/page-posts.ts'
import { articleCard } from '../testing/article-cards.ts'
import { pass } from '../testing/clock.ts'
import { ASKABLE, CONSENTED, pagePosts, redactedPost, UNDER_AGE } from '../testing/page-posts.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { FAILURE, type Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const ARTICLES = '/api/articles/search?q=star'
const POSTS = '/api/page-posts/search?q=star&includeNsfw=false'
const NSFW = '/api/page-posts/search?q=star&includeNsfw=true&limit=10'

const chip = (name: string) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name })
const showNsfw = page.getByRole('button', { name: 'Show NSFW' })
const hideNsfw = page.getByRole('button', { name: 'Hide NSFW' })
const list = () => section('Page posts').getByRole('list')
const titles = () =>
  section('Page posts')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const pageOf = (posts: PagePost[], cursor?: string): Answer => ({
  body: posts,
  headers: cursor === undefined ? {} : { Link: `<${NSFW}&cursor=${cursor}>; rel="next"` },
})

const search = (answers: Answers = {}, { at = '/?q=star', state = ASKABLE } = {}) =>
  openSearch(
    {
      [ARTICLES]: { body: [articleCard(5)] },
      [POSTS]: { body: pagePosts(3, 1) },
      '/api/nsfw': { body: state },
      '/api/nsfw/consent': { body: CONSENTED },
      ...answers,
    },
    at,
  )

test('articles and page posts are found in one search, counted together, each in a section', async () => {
  const calls = await search()
  await expect.element(page.getByText('4 results')).toBeVisible()
  await expect.element(page.getByText('1 article', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 page posts')).toBeVisible()
  await expect.element(section('Articles').getByRole('link', { name: 'Article 5' })).toBeVisible()
  await expect
    .element(section('Page posts').getByRole('link', { name: 'Post 3' }))
    .toHaveAttribute('href', '/page-post/3')
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
  expect(calls.map(({ path }) => path)).toContain(POSTS)
})

test('[S2.4-10] [S4.5-5] the filter Pagefeed shows page posts only, and a toast says so', async () => {
  await search({ [POSTS]: { body: pagePosts(8, 1) } })
  await chip('Pagefeed').click()
  expect(shownToast()).toMatchObject({ title: 'Pagefeed Search Mode' })
  await expect.element(section('Articles')).not.toBeInTheDocument()
  expect(titles()).toHaveLength(8)
  await expect.element(page.getByText('8 results')).toBeVisible()
  await expect.element(chip('Pagefeed')).toHaveAttribute('aria-current', 'true')
  expect(location.hash).toBe('#/?q=star&filter=pagefeed')

  await chip('All').click()
  await expect.element(section('Articles')).toBeVisible()
  await expect.element(chip('All')).toHaveAttribute('aria-current', 'true')
})

test('the filter survives a new term, in the address too', async () => {
  await search(
    {
      '/api/articles/search?q=moon': { body: [articleCard(9)] },
      '/api/page-posts/search?q=moon&includeNsfw=false': { body: pagePosts(2, 1) },
    },
    { at: '/?q=star&filter=pagefeed' },
  )
  await page.getByRole('combobox').fill('moon')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/?q=moon&filter=pagefeed')
  await pass(1500)
  await eventually(titles).toEqual(['Post 2', 'Post 1'])
  await expect.element(chip('Pagefeed')).toHaveAttribute('aria-current', 'true')
  await expect.element(section('Articles')).not.toBeInTheDocument()
  // Before the page is alive the form itself carries it.
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['q', 'moon'],
    ['filter', 'pagefeed'],
  ])
})

test('among results of every kind six posts are shown, and the rest is one press away', async () => {
  await search({ [POSTS]: { body: pagePosts(8, 1) } })
  expect(titles()).toHaveLength(6)
  await section('Page posts').getByRole('link', { name: 'All 8' }).click()
  await eventually(() => titles().length).toBe(8)
})

test('[S2.4-5] NSFW is shown and hidden with one button, after the question for a whole list', async () => {
  const calls = await search({ [NSFW]: pageOf([redactedPost(9), ...pagePosts(3, 1)]) })
  await showNsfw.click()
  const question = 'Do you acknowledge responsibility for viewing adult content?'
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible()
  expect(calls.filter(({ path }) => path === NSFW)).toEqual([])
  await page.getByRole('button', { name: 'Yes' }).click()
  await pass(100)
  await page.getByRole('button', { name: 'Continue' }).click()
  await pass(100)
  await eventually(() => section('Page posts').getByText('Hidden author').elements().length).toBe(1)
  expect(location.hash).toBe('#/?q=star&nsfw=on')
  await hideNsfw.click()
  await eventually(() => section('Page posts').getByText('Hidden author').elements().length).toBe(0)
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
})

test('[S2.4-6] [S9-14] the NSFW view has ten a page, and goes forth and back', async () => {
  await search(
    { [NSFW]: pageOf(pagePosts(30, 21), 'b'), [`${NSFW}&cursor=b`]: pageOf(pagePosts(20, 19)) },
    { state: CONSENTED },
  )
  await showNsfw.click()
  await eventually(() => titles().length).toBe(10)
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await eventually(titles).toEqual(['Post 20', 'Post 19'])
  await expect.element(page.getByText('Page 2')).toBeVisible()
  await expect.element(page.getByText('3 results on this page')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  await eventually(() => titles()[0]).toBe('Post 30')
})

test('the keyboard turns the page and goes on at the new list; a page that fails leaves the way back', async () => {
  await search(
    { [NSFW]: pageOf(pagePosts(30, 21), 'b'), [`${NSFW}&cursor=b`]: FAILURE },
    { at: '/?q=star&nsfw=on', state: CONSENTED },
  )
  await eventually(() => titles().length).toBe(10)
  page.getByRole('button', { name: 'Next' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Couldn’t load page posts.')).toBeVisible()
  expect(document.activeElement).toBe(list().element())
  await expect.element(page.getByText('Page 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  await eventually(() => titles()[0]).toBe('Post 30')
  expect(document.activeElement).toBe(list().element())
})

test('an address that asks for adult posts still asks who has not said Yes', async () => {
  await search({ [NSFW]: pageOf(pagePosts(3, 1)) }, { at: '/?q=star&nsfw=on' })
  await expect.element(page.getByText('4 results')).toBeVisible()
  await expect.element(hideNsfw).not.toBeInTheDocument()
  await showNsfw.click()
  const question = 'Do you acknowledge responsibility for viewing adult content?'
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible()
})

test('whom adult content is not for has nothing to show or hide', async () => {
  await search({}, { state: UNDER_AGE })
  await expect.element(page.getByText('4 results')).toBeVisible()
  await expect.element(showNsfw).not.toBeInTheDocument()
})

test('posts that could not be searched say so, and the articles stand', async () => {
  let isUp = false
  await search({ [POSTS]: () => (isUp ? { body: pagePosts(3, 1) } : FAILURE) })
  await expect.element(page.getByText('Couldn’t load page posts.')).toBeVisible()
  await expect.element(section('Articles')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Post 3', 'Post 2', 'Post 1'])
})

test('articles that could not be searched say so, and the posts stand', async () => {
  await search({ [ARTICLES]: FAILURE })
  await expect.element(page.getByText('Couldn’t load articles.')).toBeVisible()
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1'])
})

test('a filter under which nothing was found suggests other words', async () => {
  await search({ [POSTS]: { body: [] } }, { at: '/?q=star&filter=pagefeed' })
  await expect.element(page.getByText('Try different keywords or check the spelling.')).toBeVisible()
})
