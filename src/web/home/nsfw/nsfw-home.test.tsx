import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { NsfwState } from '../../../contract/nsfw.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import {
  ASKABLE,
  CONSENTED,
  pagePosts,
  redactedPost,
  SWITCHED_OFF,
  UNDER_AGE,
} from '../../testing/page-posts.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { HomePage } from '../home-page.tsx'
import { FAILURE, siteAnswers, type Answers } from '../home-testing.ts'

afterEach(leaveApp)

const FIRST = '/api/page-posts?limit=10&nsfwOnly=true'
const toggle = page.getByRole('switch', { name: 'Show adult content' })
const usual = page.getByRole('heading', { name: 'What are you curious about?' })
const adult = page.getByRole('heading', { level: 1, name: 'Adult content' })
const next = page.getByRole('button', { name: 'Next' })
const previous = page.getByRole('button', { name: 'Previous' })
const titles = () => Array.from(document.querySelectorAll('li article h2'), ({ textContent }) => textContent)

const adults = (from: number, to: number): PagePost[] => pagePosts(from, to, { isNsfw: true })
const pageOf = (posts: PagePost[], cursor?: string): Answer => ({
  body: posts,
  headers: cursor === undefined ? {} : { Link: `<${FIRST}&cursor=${cursor}>; rel="next"` },
})

const home = (state: NsfwState, answers: Answers = {}, at = '/') =>
  renderPart(<HomePage />, {
    at,
    answers: siteAnswers({
      '/api/nsfw': { body: state },
      '/api/nsfw/consent': { body: CONSENTED },
      [FIRST]: pageOf(adults(4, 3)),
      ...answers,
    }),
  })

test('[S2.3-13] switched on, the NSFW mode takes the place of the normal content; switched off, it comes back', async () => {
  await home(CONSENTED)
  await toggle.click()
  await expect.element(adult).toBeVisible()
  await eventually(titles).toEqual(['Post 4', 'Post 3'])
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
  await expect.element(usual).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Categories' })).not.toBeInTheDocument()
  expect(location.hash).toBe('#/?adult=on')

  await expect.element(toggle).toBeChecked()
  await toggle.click()
  await expect.element(usual).toBeVisible()
  await expect.element(adult).not.toBeInTheDocument()
  expect(location.hash).toBe('#/')
})

test('[S4.4-13] switching the mode on asks in the second wording, and No leaves the home as it is', async () => {
  const calls = await home(ASKABLE)
  await toggle.click()
  const question = 'Do you acknowledge responsibility for viewing adult content?'
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect.element(usual).toBeVisible()
  expect(location.hash).toBe('#/')
  expect(calls.filter(({ path }) => path === FIRST)).toEqual([])
})

test('[S2.3-14] [S9-15] the list is paged, ten at a time, forth and back', async () => {
  const calls = await home(
    CONSENTED,
    { [FIRST]: pageOf(adults(30, 21), 'b'), [`${FIRST}&cursor=b`]: pageOf(adults(20, 18)) },
    '/?adult=on',
  )
  await eventually(() => titles().length).toBe(10)
  await expect.element(previous).toBeDisabled()
  await next.click()
  await eventually(titles).toEqual(['Post 20', 'Post 19', 'Post 18'])
  await expect.element(page.getByText('Page 2')).toBeVisible()
  await expect.element(next).toBeDisabled()
  await previous.click()
  await eventually(() => titles()[0]).toBe('Post 30')
  expect(calls.map(({ path }) => path)).toContain(`${FIRST}&cursor=b`)
})

test('[S4.5-6] the way back leads over five pages, and then to the first one', async () => {
  const answers: Answers = {}
  for (const [at, place] of [
    '',
    '&cursor=2',
    '&cursor=3',
    '&cursor=4',
    '&cursor=5',
    '&cursor=6',
    '&cursor=7',
  ].map((cursor, index) => [`${FIRST}${cursor}`, index + 1] as const))
    answers[at] = pageOf(adults(place, place), String(place + 1))
  await home(CONSENTED, answers, '/?adult=on')
  for (const place of [1, 2, 3, 4, 5, 6]) {
    await eventually(titles).toEqual([`Post ${place}`])
    await next.click()
  }
  for (const place of [7, 6, 5, 4, 3]) {
    await eventually(titles).toEqual([`Post ${place}`])
    await previous.click()
  }
  await eventually(titles).toEqual(['Post 2'])
  await page.getByRole('button', { name: 'First page' }).click()
  await eventually(titles).toEqual(['Post 1'])
})

test('without consent the server redacts the list, and each item asks in the first wording', async () => {
  await home(ASKABLE, { [FIRST]: pageOf([redactedPost(9)]) }, '/?adult=on')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Are you 18 years or older?' })).toBeVisible()
})

test.each([
  ['the under-aged', UNDER_AGE],
  ['where it is switched off', SWITCHED_OFF],
])('for %s neither the switch nor the mode is there', async (_, state) => {
  await home(state, {}, '/?adult=on')
  await expect.element(usual).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await expect.element(adult).not.toBeInTheDocument()
  await expect.element(toggle).not.toBeInTheDocument()
})

test('a page that does not arrive says so and can be tried again', async () => {
  let isUp = false
  await home(CONSENTED, { [FIRST]: () => (isUp ? pageOf(adults(4, 3)) : FAILURE) }, '/?adult=on')
  await expect.element(page.getByText('Couldn’t load posts.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['Post 4', 'Post 3'])
})

test('where there is nothing, the way back is offered', async () => {
  await home(CONSENTED, { [FIRST]: pageOf([]) }, '/?adult=on')
  await expect.element(page.getByText('No one has posted anything marked as adult.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await expect.element(next).not.toBeInTheDocument()
})

test('the keyboard turns the page and starts at the new list', async () => {
  await home(
    CONSENTED,
    { [FIRST]: pageOf(adults(30, 21), 'b'), [`${FIRST}&cursor=b`]: pageOf(adults(20, 18)) },
    '/?adult=on',
  )
  await eventually(() => titles().length).toBe(10)
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await eventually(titles).toEqual(['Post 20', 'Post 19', 'Post 18'])
  expect(document.activeElement?.tagName).toBe('UL')
  expect(document.activeElement?.textContent).toContain('Post 20')
})
