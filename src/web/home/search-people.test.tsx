import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Mute } from '../../contract/mutes.ts'
import type { Person } from '../../contract/people.ts'
import { judgeStore } from '../blocks/public.ts'
import { articleCard } from '../testing/article-cards.ts'
import { pass } from '../testing/clock.ts'
import { guildOf } from '../testing/guilds.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { FAILURE, type Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(async () => {
  await leaveApp()
  judgeStore.set(null)
})

const PEOPLE = '/api/people/search?q=star'
const personOf = (id: number, name = `Person ${id}`): Person => ({
  id,
  name,
  alias: `star-${id}`,
  profileUrl: null,
  honor: 1200 + id,
})
const names = () =>
  section('People')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

const search = (answers: Answers = {}, at?: string) =>
  openSearch(
    {
      '/api/articles/search?q=star': { body: [articleCard(5)] },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: pagePosts(2, 1) },
      '/api/guilds/search/star': { body: [guildOf(12)] },
      '/api/questions/search?q=star': { body: [questionCard(9)] },
      [PEOPLE]: { body: [personOf(7, 'Star Lestari'), personOf(8)] },
      ...answers,
    },
    at,
  )

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
  // They may have been found by it.
  const alias = section('People').getByText('@star-7')
  await expect.element(alias).toBeVisible()
  expect(alias.element().querySelector('mark')?.textContent).toBe('star')
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

test('people whom the reader has muted are not among them', async () => {
  const mute: Mute = {
    id: 1,
    kind: 'person',
    person: personOf(8),
    text: '',
    effect: 'hide',
    expiresAt: null,
  }
  await openSearch(
    { [PEOPLE]: { body: [personOf(7), personOf(8)] }, '/api/mutes': { body: { items: [mute] } } },
    '/?q=star',
    SARI,
  )
  await eventually(names).toEqual(['Person 7'])
})

test('people who could not be searched for say so and can be asked for again; the rest stands', async () => {
  let arrive: ((found: Answer) => void) | undefined
  let tries = 0
  await search({
    [PEOPLE]: () => (tries++ === 0 ? FAILURE : new Promise((done) => (arrive = done))),
  })
  await expect.element(page.getByText('Couldn’t load people.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await eventually(() => tries).toBe(2)
  await pass(100)
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
  await expect.element(section('Articles')).toBeVisible()
  arrive?.({ body: [personOf(7)] })
  await eventually(names).toEqual(['Person 7'])
})

test('while a page of people is on its way its rows keep their room', async () => {
  await search({
    [PEOPLE]: { body: [personOf(7)], headers: { Link: `<${PEOPLE}&cursor=b>; rel="next"` } },
    [`${PEOPLE}&cursor=b`]: () => new Promise(() => {}),
  })
  const row = section('People').getByRole('listitem')
  await expect.element(row).toBeVisible()
  const { height } = row.element().getBoundingClientRect()
  await page.getByRole('button', { name: 'Next' }).click()
  await eventually(() => row.elements().length).toBe(3)
  for (const waiting of row.elements()) expect(waiting.getBoundingClientRect().height).toBe(height)
})

test.each(['guilds', 'pagefeed'])('under the filter %s only its kind is asked for', async (filter) => {
  const calls = await search({}, `/?q=star&filter=${filter}`)
  await expect.element(section(filter === 'guilds' ? 'Guilds' : 'Page posts')).toBeVisible()
  expect(calls.map(({ path }) => path).filter((path) => /\/search[?/](?!corrections)/.test(path))).toEqual([
    filter === 'guilds' ? '/api/guilds/search/star' : '/api/page-posts/search?q=star&includeNsfw=false',
  ])
})
