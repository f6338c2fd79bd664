import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Person } from '../../contract/people.ts'
import { articleCard } from '../testing/article-cards.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { guildOf } from '../testing/guilds.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { HomePage } from './home-page.tsx'
import { FAILURE, siteAnswers, type Answers } from './home-testing.ts'

afterEach(leaveApp)

const PEOPLE = '/api/people/search?q=star'
const personOf = (id: number, name = `Person ${id}`): Person => ({
  id,
  name,
  alias: `person-${id}`,
  profileUrl: null,
  honor: 1200 + id,
})
const section = (name: string) => page.getByRole('region', { name })
const names = () =>
  section('People')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

async function search(answers: Answers = {}, at = '/?q=star') {
  stopClock()
  const calls = await renderPart(<HomePage />, {
    at,
    answers: siteAnswers({
      '/api/articles/search?q=star': { body: [articleCard(5)] },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: pagePosts(2, 1) },
      '/api/guilds/search/star': { body: [guildOf(12)] },
      '/api/questions/search?q=star': { body: [questionCard(9)] },
      [PEOPLE]: { body: [personOf(7, 'Star Lestari'), personOf(8)] },
      ...answers,
    }),
  })
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await pass(1500)
  return calls
}

test('[S4.5-3] [S2.4-7] All shows every kind: guilds, articles, page posts, then questions and people', async () => {
  await search()
  await expect.element(section('People')).toBeVisible()
  const headings = page.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
    'Guilds',
    'Articles',
    'Page posts',
    'Questions',
    'People',
  ])
  await expect.element(page.getByText('7 results')).toBeVisible()
  await expect.element(page.getByText('2 people', { exact: true })).toBeVisible()
  const found = section('People').getByRole('link', { name: 'Star Lestari' })
  await expect.element(found).toHaveAttribute('href', '/user/7')
  expect(found.element().querySelector('mark')?.textContent).toBe('Star')
  await expect.element(section('People').getByText('@person-7')).toBeVisible()
  await expect.element(section('People').getByText('1,207 Honor')).toBeVisible()
})

test('a few people are enough among all else; the rest is one press away', async () => {
  await search({ [PEOPLE]: { body: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => personOf(id)) } })
  await expect.element(section('People')).toBeVisible()
  expect(names()).toHaveLength(6)
  await section('People').getByRole('button', { name: 'All 8' }).click()
  expect(names()).toHaveLength(8)
  await expect.element(page.getByRole('heading', { level: 2, name: 'People' })).toHaveFocus()
})

test('people who could not be searched for say so and can be asked for again; the rest stands', async () => {
  let isUp = false
  await search({ [PEOPLE]: () => (isUp ? { body: [personOf(7)] } : FAILURE) })
  await expect.element(page.getByText('Couldn’t load people.')).toBeVisible()
  await expect.element(section('Articles')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(names).toEqual(['Person 7'])
})

test.each(['guilds', 'pagefeed'])('under the filter %s only its kind is asked for', async (filter) => {
  const calls = await search({}, `/?q=star&filter=${filter}`)
  await expect.element(section(filter === 'guilds' ? 'Guilds' : 'Page posts')).toBeVisible()
  expect(calls.map(({ path }) => path).filter((path) => /\/search[?/](?!corrections)/.test(path))).toEqual([
    filter === 'guilds' ? '/api/guilds/search/star' : '/api/page-posts/search?q=star&includeNsfw=false',
  ])
})
