import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pass, stopClock } from '../../testing/clock.ts'
import { pagePost, pagePosts, photoPost } from '../../testing/page-posts.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import { HomePage } from '../home-page.tsx'
import { FAILURE, siteAnswers, type Answers } from '../home-testing.ts'

afterEach(leaveApp)

const POSTS = '/api/page-posts'
const block = page.getByRole('region', { name: 'Recent on Page' })
const titles = () =>
  block
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const home = (posts: Answers[string]) =>
  renderPart(<HomePage />, { answers: siteAnswers({ [POSTS]: posts }) })

test('[S2.3-9] the home has a block of recent page posts, which leads to the Page', async () => {
  await home({ body: pagePosts(6, 1) })
  await expect.element(block).toBeVisible()
  await expect.element(block.getByRole('link', { name: 'Open Page' })).toHaveAttribute('href', '/page')
  await expect.element(block.getByRole('link', { name: 'Post 6' })).toHaveAttribute('href', '/page?id=6')
  const headings = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)
  expect(headings.slice(0, 4)).toEqual(['Recent updates', 'Categories', 'Recent on Page', 'New articles'])
})

test('[S7-29] the first six of what the server answers are kept', async () => {
  const calls = await home({ body: pagePosts(20, 1) })
  await eventually(titles).toEqual(['Post 20', 'Post 19', 'Post 18', 'Post 17', 'Post 16', 'Post 15'])
  expect(calls.map(({ path }) => path)).toContain(POSTS)
})

test('[S9-17] a post shows 100 characters of its words, and its picture', async () => {
  const content = 'Morning on the rice terraces. '.repeat(9)
  await home({ body: [photoPost(3, { content }), pagePost(2)] })
  await eventually(titles).toEqual([`${content.slice(0, 100).trimEnd()}…`, 'Post 2'])
  await expect.element(block.getByRole('img', { name: 'What picture 3 shows' })).toBeInTheDocument()
})

test('a failure says so, can be tried again, and leaves the rest of the home alone', async () => {
  let isUp = false
  await home(() => (isUp ? { body: pagePosts(2, 1) } : FAILURE))
  await expect.element(page.getByText('Couldn’t load posts.')).toBeVisible()
  await eventually(
    () => page.getByRole('region', { name: 'New articles' }).getByRole('article').elements().length,
  ).toBe(6)
  isUp = true
  await block.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Post 2', 'Post 1'])
})

test('what is new waits behind a pill, and what was deleted stays under the reader', async () => {
  stopClock()
  let posts = pagePosts(6, 1)
  await home(() => ({ body: posts }))
  await pass(100)
  const before = titles()
  posts = [pagePost(8), pagePost(7), ...pagePosts(6, 5), ...pagePosts(3, 1)]
  await pass(15_000)
  expect(titles()).toEqual(before)
  const pill = page.getByRole('button', { name: '2 new posts' })
  await pill.click()
  expect(titles()).toEqual(['Post 8', 'Post 7', 'Post 6', 'Post 5', 'Post 3', 'Post 2'])
})
