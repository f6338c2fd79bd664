import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard } from '../testing/article-cards.ts'
import { guildOf } from '../testing/guilds.ts'
import { pagePosts } from '../testing/page-posts.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import { FAILURE, type Answers } from './home-testing.ts'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const GUILDS = '/api/guilds/search/star'
const chip = (name: string) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name })
const names = () =>
  section('Guilds')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

const search = (answers: Answers = {}, at?: string) =>
  openSearch(
    {
      '/api/articles/search?q=star': { body: [articleCard(5)] },
      '/api/page-posts/search?q=star&includeNsfw=false': { body: pagePosts(2, 1) },
      [GUILDS]: { body: [guildOf(12, { name: 'Star readers' })] },
      ...answers,
    },
    at,
  )

test('[S2.4-7] the results have sections for guilds, articles and page posts, counted together', async () => {
  await search()
  await expect.element(section('Guilds').getByRole('link', { name: 'Star readers' })).toBeVisible()
  await expect.element(section('Articles')).toBeVisible()
  await expect.element(section('Page posts')).toBeVisible()
  await expect.element(page.getByText('4 results')).toBeVisible()
  await expect.element(page.getByText('1 guild', { exact: true })).toBeVisible()
})

test('[S2.4-4] [S2.4-9] [S4.5-4] the filters are All, Guild and Pagefeed; Guild shows guilds only, and says so', async () => {
  await search()
  const chips = page.getByRole('navigation', { name: 'Filters' }).getByRole('link').elements()
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'Guild', 'Pagefeed'])
  await chip('Guild').click()
  expect(shownToast()).toMatchObject({ title: 'Guild Search Mode' })
  await expect.element(section('Articles')).not.toBeInTheDocument()
  await expect.element(section('Page posts')).not.toBeInTheDocument()
  expect(names()).toEqual(['Star readers'])
  await expect.element(page.getByText('1 result', { exact: true })).toBeVisible()
  expect(location.hash).toBe('#/?q=star&filter=guilds')
})

test('among results of every kind a few guilds are shown, and the rest is one press away', async () => {
  await search({ [GUILDS]: { body: [1, 2, 3, 4, 5, 6].map((id) => guildOf(id)) } })
  await expect.element(section('Guilds')).toBeVisible()
  expect(names()).toHaveLength(5)
  await section('Guilds').getByRole('link', { name: 'All 6' }).click()
  await eventually(() => names().length).toBe(6)
})

test('where there are more guilds than a page holds they are read page by page', async () => {
  const page1 = Array.from({ length: 20 }, (_, place) => guildOf(place + 1))
  await search({
    [GUILDS]: { body: page1, headers: { Link: `<${GUILDS}?cursor=b>; rel="next"` } },
    [`${GUILDS}?cursor=b`]: { body: [guildOf(21)] },
  })
  const more = section('Guilds').getByRole('link', { name: 'More' })
  await expect.element(more).toHaveAttribute('href', '/?q=star&filter=guilds')
  await more.click()
  await eventually(() => names().length).toBe(20)
  await page.getByRole('button', { name: 'Next' }).click()
  await eventually(names).toEqual(['Guild 21'])
})

test('with adult content shown, adult guilds are asked for too, and carry their mark', async () => {
  await search(
    {
      [`${GUILDS}?includeNsfw=true`]: { body: [guildOf(12, { name: 'Night owls', isNsfw: true })] },
      '/api/nsfw': { body: { isEnabled: true, canConsent: true, hasConsent: true } },
    },
    '/?q=star&filter=guilds&nsfw=on',
  )
  await expect.element(section('Guilds')).toHaveTextContent('Adult content')
  expect(names()).toEqual(['Night owls'])
})

test('of what did not arrive nobody says how much there is', async () => {
  await search({ [GUILDS]: FAILURE }, '/?q=star&filter=guilds')
  await expect.element(page.getByText('Couldn’t load guilds.')).toBeVisible()
  await expect.element(page.getByText('0 results')).not.toBeInTheDocument()
})

test('guilds that could not be searched say so and can be asked for again; the rest stands', async () => {
  let isUp = false
  await search({ [GUILDS]: () => (isUp ? { body: [guildOf(12)] } : FAILURE) })
  await expect.element(page.getByText('Couldn’t load guilds.')).toBeVisible()
  await expect.element(section('Articles')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(names).toEqual(['Guild 12'])
})

test('under Pagefeed no guild is shown', async () => {
  await search({}, '/?q=star&filter=pagefeed')
  await expect.element(section('Page posts')).toBeVisible()
  await expect.element(section('Guilds')).not.toBeInTheDocument()
})
