import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { HonorPage } from './honor-page.tsx'
import { LEADERBOARD } from './honor-testing.ts'
import { HonorWeek } from './public.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const WEEK = '/api/honor/leaderboard'
const STANDING = '/api/user/honor/standing'
const ranked = page.getByRole('list', { name: 'Honor leaderboard' })
const rows = () =>
  ranked
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('the leaderboard names rank, person, level and what they earned this week', async () => {
  await renderApp('/honor', { answers: { [WEEK]: { body: LEADERBOARD } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Honor leaderboard' })).toBeVisible()
  await eventually(() => rows().length).toBe(6)
  expect(rows()[0]).toBe('1Rank 1Nur AisyahLuminary+212 Honor')
  expect(rows().map((row) => row?.[0])).toEqual(['1', '2', '2', '4', '5', '6'])
  await expect.element(ranked.getByRole('link', { name: 'Nur Aisyah' })).toHaveAttribute('href', '/user/41')
  await expect.element(page.getByRole('region', { name: 'Your rank' })).not.toBeInTheDocument()
  await eventually(() => document.title).toBe('Honor leaderboard / Cendekia')
})

test('all time is another address', async () => {
  await renderApp('/honor', {
    answers: { [WEEK]: { body: LEADERBOARD }, [`${WEEK}?period=all`]: { body: LEADERBOARD } },
  })
  await page.getByRole('link', { name: 'All time' }).click()
  expect(location.hash).toBe('#/honor?period=all')
  await eventually(() => rows()[0]).toBe('1Rank 1Nur AisyahLuminary212 Honor')
  await expect.element(page.getByText('All Honor since the first day.')).toBeVisible()
})

test('a category is chosen beside the period, and both stand in the address', async () => {
  const science = `${WEEK}?category=science`
  await renderApp('/honor', {
    user: SARI,
    answers: {
      [WEEK]: { body: LEADERBOARD },
      [science]: { body: { items: LEADERBOARD.items.slice(1, 3) } },
      [`${WEEK}?period=all&category=science`]: { body: { items: [] } },
      [STANDING]: { body: { standing: { rank: 6, points: 87 }, isRanked: true } },
      [`${STANDING}?category=science`]: { body: { standing: null, isRanked: true } },
      [`${STANDING}?period=all&category=science`]: { body: { standing: null, isRanked: true } },
    },
  })
  const categories = page.getByRole('navigation', { name: 'Category' })
  await expect
    .element(categories.getByRole('link', { name: 'All categories' }))
    .toHaveAttribute('aria-current', 'true')
  await categories.getByRole('link', { name: 'Science' }).click()
  expect(location.hash).toBe('#/honor?category=science')
  await eventually(() => rows().length).toBe(2)
  await expect
    .element(page.getByRole('region', { name: 'Your rank' }))
    .toHaveTextContent('You haven’t earned any Honor in this category yet.')
  await page.getByRole('link', { name: 'All time' }).click()
  expect(location.hash).toBe('#/honor?period=all&category=science')
  await expect.element(page.getByText('No Honor in this category yet')).toBeVisible()
  await categories.getByRole('link', { name: 'All categories' }).click()
  expect(location.hash).toBe('#/honor?period=all')
})

test.each([
  [{ standing: { rank: 204, points: 1300 }, isRanked: true }, 'You’re number 204 with 1,300 Honor.'],
  [{ standing: { rank: null, points: 12 }, isRanked: true }, 'You’re outside the top 1,000, with 12 Honor.'],
  [{ standing: null, isRanked: true }, 'You haven’t earned any Honor this week yet.'],
  [{ standing: null, isRanked: false }, 'Your privacy settings keep you off the leaderboard.'],
])('members are told where they stand: %j', async (body, words) => {
  await renderPart(<HonorPage />, {
    user: SARI,
    at: '/honor',
    answers: { [WEEK]: { body: LEADERBOARD }, [STANDING]: { body } },
  })
  await expect.element(page.getByRole('region', { name: 'Your rank' })).toHaveTextContent(words)
  await expect.element(ranked.getByRole('listitem').last()).toHaveTextContent('Sari WijayaYou')
  await expect
    .element(page.getByRole('link', { name: 'Change in settings' }).first())
    .toHaveAttribute('href', '/settings?section=privacy')
})

test('an empty week has one thing to do; what did not arrive is asked for again', async () => {
  let status = 500
  await renderPart(<HonorPage />, {
    at: '/honor',
    answers: { [WEEK]: () => ({ status, body: { items: [] } }) },
  })
  await expect.element(page.getByText('Couldn’t load the leaderboard.')).toBeVisible()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No Honor this week yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write an article' }))
    .toHaveAttribute('href', '/create-article')
})

test('on a phone nothing is wider than the screen, whatever somebody is called', async () => {
  await page.viewport(390, 844)
  const items = LEADERBOARD.items.map((place) => ({
    ...place,
    points: 1_234_567,
    person: { ...place.person, name: 'w'.repeat(200) },
  }))
  await renderPart(<HonorPage />, { at: '/honor', answers: { [WEEK]: { body: { items } } } })
  await eventually(() => rows().length).toBe(6)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the home page shows the first five of the week and the way to all', async () => {
  await renderPart(<HonorWeek />, { answers: { [WEEK]: { body: LEADERBOARD } } })
  const week = page.getByRole('region', { name: 'Honor this week' })
  await expect.element(week.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('href', '/honor')
  expect(week.getByRole('listitem').elements()).toHaveLength(5)
})

test('a week without Honor is not on the home page, nor one that did not arrive', async () => {
  for (const answer of [{ body: { items: [] } }, { status: 500 }]) {
    const calls = await renderPart(<HonorWeek />, { answers: { [WEEK]: answer } })
    await eventually(() => calls.length).toBeGreaterThan(0)
    await expect.element(page.getByText('Honor this week')).not.toBeInTheDocument()
    await leaveApp()
  }
})
