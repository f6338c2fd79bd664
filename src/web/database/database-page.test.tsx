import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from '../platform/location.ts'
import { eventually, leaveApp, renderApp, renderPart } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, EXPLORE, exploredOf, FACETS, facetsOf, itemOf, PERSON } from './database-testing.ts'

afterEach(async () => {
  await page.viewport(1440, 900)
  await leaveApp()
})

const open = (at: string, answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<DatabasePage />, { at, ...answers, answers: { ...AROUND, ...answers.answers } })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const filters = (name: string) => page.getByRole('navigation', { name, exact: true })

test('[S2.2-12] /database shows the Database: everything public as one table, with its numbers', async () => {
  const question = itemOf(3, {
    type: 'question',
    title: 'Why is it salty?',
    path: '/question/3',
    author: null,
  })
  await renderApp('/database', {
    answers: {
      ...AROUND,
      [EXPLORE]: exploredOf([itemOf(1, { languages: ['en', 'id', 'my'] }), question, PERSON]),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Database' })).toBeVisible()
  for (const words of ['Article', 'Science', 'English', '3 languages', 'Budi Hartono', 'Nov 1, 2026', '4'])
    await expect.element(row('Tides of place 1')).toHaveTextContent(words)
  await expect
    .element(page.getByRole('link', { name: 'Tides of place 1' }))
    .toHaveAttribute('href', '/article/1')
  await expect.element(row('Why is it salty?')).toHaveTextContent('Former member')
  await expect.element(page.getByText('3 results')).toBeVisible()
  for (const tab of ['Explore', 'Collections'])
    await expect.element(filters('Parts of the database').getByRole('link', { name: tab })).toBeVisible()
  expect(document.title).toBe('Database / Cendekia')
})

test('the second tab shows the tables that people keep, at an address of its own', async () => {
  const calls = await open('/database?tab=collections', {
    answers: { '/api/collections': { body: { items: [], nextCursor: null } } },
  })
  const tabs = filters('Parts of the database')
  await expect
    .element(tabs.getByRole('link', { name: 'Collections' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('region', { name: 'Collections' })).toBeVisible()
  expect(document.title).toBe('Database / Collections / Cendekia')
  expect(calls.filter(({ path }) => path.startsWith('/api/database'))).toEqual([])
})

test('the numbers tell of thirty days to the ear too, and the charts are tables', async () => {
  await open('/database', { answers: { [EXPLORE]: exploredOf([itemOf(1)]) } })
  const strip = page.getByRole('region', { name: 'In numbers' })
  await expect
    .element(strip)
    .toHaveTextContent('Articles and translations15,684+5 in 30 days Most on Nov 17, 2026: 3.')
  await expect.element(strip).toHaveTextContent('Collections7+0 in 30 days')
  const charts = page.getByRole('region', { name: 'Charts' })
  await expect
    .element(
      charts.getByRole('table', { name: 'Articles by category' }).getByRole('row', { name: /^Science/ }),
    )
    .toHaveTextContent('9,000')
  await expect
    .element(
      charts.getByRole('table', { name: 'Articles by language' }).getByRole('row', { name: /^Bahasa/ }),
    )
    .toHaveTextContent('10,000')
  await expect
    .element(charts.getByRole('table', { name: 'New each month' }).getByRole('row', { name: /^Nov 2026/ }))
    .toHaveTextContent('1,000')
})

test('the filters beside the table are addresses with their counts', async () => {
  const address = '?category=science&sort=title'
  await open(`/database${address}`, {
    answers: {
      [`${EXPLORE}${address}`]: exploredOf([itemOf(1)]),
      [`${FACETS}?category=science`]: facetsOf(),
    },
  })
  const articles = filters('Type').getByRole('link', { name: /^Articles/ })
  await expect.element(articles).toHaveTextContent('1,234')
  await expect.element(articles).toHaveAttribute('href', '/database?type=article&category=science&sort=title')
  await expect.element(filters('Type').getByRole('link', { name: /^Guilds/ })).toHaveTextContent('0')
  const science = filters('Category').getByRole('link', { name: /^Science/ })
  await expect.element(science).toHaveAttribute('aria-current', 'true')
  await expect
    .element(page.getByRole('link', { name: 'Remove filter: Science' }))
    .toHaveAttribute('href', '/database?sort=title')
  await expect
    .element(filters('Language').getByRole('link', { name: /^Bahasa Melayu/ }))
    .toHaveAttribute('href', '/database?category=science&language=my&sort=title')
})

test('what is typed into the filters becomes the address, and Back takes it away again', async () => {
  const typed = '?tag=laut-dalam&author=budih&from=2026-01-01&translated=true&likes=5'
  await open('/database', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`${EXPLORE}${typed}`]: exploredOf([itemOf(2)]),
      [`${FACETS}${typed}`]: facetsOf(null),
    },
  })
  const form = page.getByRole('form', { name: 'More filters' })
  await form.getByLabelText('Tag', { exact: true }).fill('Laut Dalam')
  await form.getByLabelText('Author’s alias').fill('@budih')
  await form.getByLabelText('From').fill('2026-01-01')
  await form.getByLabelText('Minimum likes').fill('5')
  await form.getByLabelText('Has a translation').click()
  await form.getByRole('button', { name: 'Apply filters' }).click()
  await expect.element(row('Tides of place 2')).toBeVisible()
  expect(location.hash).toBe(`#/database${typed}`)
  const chosen = page.getByRole('list', { name: 'Filters in use' })
  for (const name of [
    '#laut-dalam',
    'By @budih',
    'From Jan 1, 2026',
    'Has a translation',
    'At least 5 likes',
  ])
    await expect.element(chosen.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible()
  // What can't be counted quickly has no count.
  await expect.element(filters('Type').getByRole('link', { name: 'Articles', exact: true })).toBeVisible()
  history.back()
  await expect.element(row('Tides of place 1')).toBeVisible()
})

test('the heads of the columns sort, and say how it is sorted', async () => {
  await open('/database?columns=title-createdAt-comments', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`${EXPLORE}?sort=oldest`]: exploredOf([itemOf(2)]),
      [`${EXPLORE}?sort=comments`]: exploredOf([itemOf(3)]),
    },
  })
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect.element(head('Added')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(head('Comments')).toHaveAttribute('aria-sort', 'none')
  await head('Added').getByRole('link').click()
  await expect.element(row('Tides of place 2')).toBeVisible()
  await expect.element(head('Added')).toHaveAttribute('aria-sort', 'ascending')
  await head('Comments').getByRole('link').click()
  await expect.element(row('Tides of place 3')).toBeVisible()
  expect(location.hash).toBe('#/database?sort=comments&columns=title-createdAt-comments')
})

test('the order is chosen in a menu too, and the rest of the view stays', async () => {
  await open('/database?as=cards', {
    answers: { [EXPLORE]: exploredOf([itemOf(1)]), [`${EXPLORE}?sort=title`]: exploredOf([itemOf(2)]) },
  })
  await page.getByRole('button', { name: 'Sort: Newest' }).click()
  await page.getByRole('menuitemradio', { name: 'Title, A to Z' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Tides of place 2' })).toBeVisible()
  expect(location.hash).toBe('#/database?sort=title&as=cards')
})

test('as cards everything says what it is, and the table is a press away', async () => {
  await open('/database?as=cards', { answers: { [EXPLORE]: exploredOf([itemOf(1), PERSON]) } })
  const card = page.getByRole('article').filter({ hasText: 'Tides of place 1' })
  for (const words of ['Article', 'Science', '#sea', 'Budi Hartono', '4 likes', '2 comments'])
    await expect.element(card).toHaveTextContent(words)
  const person = page.getByRole('article').filter({ hasText: 'Person' })
  await expect.element(person).not.toHaveTextContent('likes')
  await expect
    .element(filters('Show as').getByRole('link', { name: 'Table' }))
    .toHaveAttribute('href', '/database')
})

test('whoever sorts stays at the table, and Back finds the place where it was left', async () => {
  const many = (from: number) => Array.from({ length: 30 }, (_, row) => itemOf(from + row))
  await renderApp('/database', {
    answers: {
      ...AROUND,
      [EXPLORE]: exploredOf(many(100)),
      [`${EXPLORE}?sort=likes`]: exploredOf(many(200)),
    },
  })
  await expect.element(row('Tides of place 129')).toBeVisible()
  const results = page.getByRole('region', { name: 'Results' }).element()
  const place = Math.round(results.getBoundingClientRect().top + scrollY) - 200
  scrollTo(0, place)
  await eventually(() => scrollY).toBe(place)
  await page.getByRole('columnheader', { name: 'Likes' }).getByRole('link').click()
  await expect.element(row('Tides of place 200')).toBeVisible()
  expect(scrollY).toBe(place)
  // From far down one is led to where the new rows begin.
  scrollTo(0, place + 900)
  await eventually(() => scrollY).toBe(place + 900)
  navigate('/database?sort=title')
  await eventually(() => scrollY).toBeLessThan(place + 200)
  expect(scrollY).toBeGreaterThan(place)
  history.back()
  await expect.element(row('Tides of place 200')).toBeVisible()
  await eventually(() => scrollY).toBe(place + 900)
})

test('columns are chosen at once, and stand in the order of the table', async () => {
  await open('/database', { answers: { [EXPLORE]: exploredOf([itemOf(1)]) } })
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  for (const name of ['Type', 'Category', 'Language', 'Comments', 'Tags'])
    await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Show columns' }).click()
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
  await eventually(() => location.hash).toBe('#/database?columns=title-tags-author-createdAt-likes-comments')
  const table = page.getByRole('table', { name: 'Results' })
  await expect.element(table.getByRole('columnheader', { name: 'Tags' })).toBeVisible()
  expect(heads()).toEqual(expect.arrayContaining(['Title', 'Tags', 'Author', 'Added', 'Likes', 'Comments']))
  await expect
    .element(table.getByRole('link', { name: '#sea' }))
    .toHaveAttribute('href', '/database?tag=sea&columns=title-tags-author-createdAt-likes-comments')
})

test('on a phone the filters are a sheet that closes with a choice', async () => {
  await page.viewport(390, 844)
  await open('/database', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`${EXPLORE}?type=question`]: exploredOf([itemOf(3, { title: 'Why is it salty?' })]),
      [`${FACETS}?type=question`]: facetsOf(),
    },
  })
  await expect.element(page.getByRole('link', { name: 'Tides of place 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('link', { name: /^Questions/ }).click()
  await expect.element(page.getByRole('link', { name: 'Why is it salty?' })).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test.each([
  ['id', 'Basis data', 'Jelajahi', '1 hasil'],
  ['my', 'Pangkalan data', 'Terokai', '1 hasil'],
] as const)('it speaks %s', async (language, title, tab, count) => {
  await open('/database', { language, answers: { [EXPLORE]: exploredOf([itemOf(1)]) } })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: tab })).toBeVisible()
  await expect.element(page.getByText(count)).toBeVisible()
})
