import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CATEGORIES } from '../../../contract/categories.ts'
import { articleCards } from '../../testing/article-cards.ts'
import { pass, stopClock } from '../../testing/clock.ts'
import { pagePosts } from '../../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { HomePage } from '../home-page.tsx'
import { siteAnswers } from '../home-testing.ts'

afterEach(leaveApp)

const EMPTY = siteAnswers({ '/api/articles': { body: [] } })
const firstDay = page.getByRole('heading', { name: 'The first day of this site' })

test('an empty site explains itself and hides what has nothing to show', async () => {
  await renderPart(<HomePage />, { answers: EMPTY })
  await expect.element(firstDay).toBeVisible()
  await expect.element(page.getByText('One room, three languages.')).toBeVisible()
  expect(document.querySelectorAll('ol li')).toHaveLength(3)
  await expect.element(page.getByRole('heading', { name: 'Recent updates' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'The community right now' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Recent on Page' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Show adult content')).not.toBeInTheDocument()
})

test('posts are shown though there is no article yet', async () => {
  await renderPart(<HomePage />, { answers: { ...EMPTY, '/api/page-posts': { body: pagePosts(2, 1) } } })
  await expect.element(firstDay).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Post 2' })).toHaveAttribute('href', '/page?id=2')
})

test('a question for each category invites the first article', async () => {
  await renderPart(<HomePage />, { answers: EMPTY })
  await eventually(() =>
    Array.from(document.querySelectorAll('li a[href$="&prompt"]'), (link) => link.getAttribute('href')),
  ).toEqual(CATEGORIES.map((category) => `/create-article?category=${category}&prompt`))
})

test('each of the three things to do is done by a click on it', async () => {
  await renderPart(<HomePage />, { answers: EMPTY })
  const step = (name: string) => page.getByRole('listitem').getByRole('link', { name })
  await expect.element(step('Create your account')).toHaveAttribute('href', '/register?view=signup')
  await expect.element(step('Write the first article')).toHaveAttribute('href', '/create-article')
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
  await expect.element(page.getByRole('heading', { name: 'Hari pertama situs ini' })).toBeVisible()
})

test('a member copies the address for a friend', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderPart(<HomePage />, { answers: EMPTY, user: SARI })
  await page.getByRole('button', { name: 'Bring someone along' }).click()
  await eventually(() => written.mock.calls).toEqual([[`${location.origin}/`]])
})

test('a visitor may join or sign in', async () => {
  await renderPart(<HomePage />, { answers: EMPTY })
  await expect
    .element(page.getByRole('link', { name: 'Create your account' }).first())
    .toHaveAttribute('href', '/register?view=signup')
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('a member is asked to bring someone along, not to join', async () => {
  await renderPart(<HomePage />, { answers: EMPTY, user: SARI })
  await expect.element(page.getByText('Bring someone along')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create your account' })).not.toBeInTheDocument()
})

test('the first article waits behind a pill and then brings the home', async () => {
  stopClock()
  let articles = articleCards(0, 1)
  await renderPart(<HomePage />, { answers: { ...EMPTY, '/api/articles': () => ({ body: articles }) } })
  await expect.element(firstDay).toBeVisible()
  articles = articleCards(1, 1)
  await pass(3000)
  const pill = page.getByRole('button', { name: 'The first article is here' })
  await expect.element(pill).toBeVisible()
  await expect.element(firstDay).toBeVisible()
  await pill.click()
  await expect.element(page.getByRole('heading', { name: 'New articles' })).toBeVisible()
  await expect.element(firstDay).not.toBeInTheDocument()
})
