import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard, articleCards, categoryCounts } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderApp } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'

afterEach(leaveApp)

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>
const LIST = '/api/articles?category=history&sort=hot'
const SITE: Answers = {
  '/api/categories/counts': { body: categoryCounts({ history: 54 }) },
  '/api/tags?category=history': { body: { items: [{ tag: 'sriwijaya', articles: 9 }] } },
  [LIST]: { body: articleCards(40, 21) },
}
const rows = () => document.querySelectorAll('article').length

/** As the server does, the first page names the next in its Link header. */
const FIRST_OF_TWO = {
  [LIST]: { body: articleCards(40, 21), headers: { Link: `<${LIST}&cursor=c2>; rel="next"` } },
}
const open = (path: string, answers: Answers) => renderApp(path, { answers })

test('[S2.2-17] /category/history shows its name, its count and its articles, the hottest first', async () => {
  const calls = await open('/category/history', SITE)
  await expect.element(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await eventually(rows).toBe(20)
  await expect.element(page.getByText('54 articles')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain(LIST)
})

test('"Load more" brings the next page after the last article, until there is none', async () => {
  await open('/category/history', {
    ...SITE,
    ...FIRST_OF_TWO,
    [`${LIST}&cursor=c2`]: { body: articleCards(20, 14) },
  })
  await eventually(rows).toBe(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(rows).toBe(27)
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
})

test('a next page that does not arrive leaves what is there and can be asked for again', async () => {
  let isUp = false
  const next = () => (isUp ? { body: articleCards(20, 14) } : { status: 503, body: {} })
  await open('/category/history', { ...SITE, ...FIRST_OF_TWO, [`${LIST}&cursor=c2`]: next })
  await eventually(rows).toBe(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Couldn’t load more.')).toBeVisible()
  expect(rows()).toBe(20)
  isUp = true
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(rows).toBe(27)
})

test('order, language and tag stand in the address, and Back finds the list as it was', async () => {
  await open('/category/history', {
    ...SITE,
    ...FIRST_OF_TWO,
    [`${LIST}&cursor=c2`]: { body: articleCards(20, 14) },
    '/api/articles?category=history&sort=new': { body: articleCards(9, 1) },
    '/api/articles?category=history&sort=new&language=my': { body: articleCards(4, 1) },
    '/api/articles?category=history&sort=new&language=my&tag=sriwijaya': { body: articleCards(2, 1) },
  })
  await eventually(rows).toBe(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await eventually(rows).toBe(27)

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await eventually(rows).toBe(9)
  const filters = page.getByRole('navigation', { name: 'Language' })
  await filters.getByRole('link', { name: 'Bahasa Melayu' }).first().click()
  await eventually(rows).toBe(4)
  await page.getByRole('link', { name: '#sriwijaya' }).click()
  await eventually(rows).toBe(2)
  expect(location.hash).toBe('#/category/history?sort=new&language=my&tag=sriwijaya')

  for (const length of [4, 9, 27]) {
    history.back()
    await eventually(rows).toBe(length)
  }
})

test('an empty category invites to write', async () => {
  await open('/category/history', { ...SITE, [LIST]: { body: [] } })
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write here' }).last())
    .toHaveAttribute('href', '/create-article?category=history')
})

test('an empty filter offers to leave it', async () => {
  await open('/category/history?language=my', { ...SITE, [`${LIST}&language=my`]: { body: [] } })
  await expect.element(page.getByText('No articles match these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await eventually(rows).toBe(20)
})

test('a list that does not arrive says so and can be tried again', async () => {
  let isUp = false
  await open('/category/history', {
    ...SITE,
    [LIST]: () => (isUp ? { body: articleCards(40, 21) } : { status: 500, body: {} }),
  })
  await expect.element(page.getByText('Couldn’t load articles.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(rows).toBe(20)
})

test('an unknown category is not found', async () => {
  await open('/category/cooking', SITE)
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('the shelf that one stands at comes first on its cards', async () => {
  const card = articleCard(40, { category: 'sports', categories: ['sports', 'history'] })
  await open('/category/history', { ...SITE, [LIST]: { body: [card] } })
  await eventually(
    () => document.querySelector('article h2')?.previousElementSibling?.firstElementChild?.textContent,
  ).toBe('History')
})

test('what a filter leaves out is not counted as there', async () => {
  const address = '/api/articles?category=history&sort=hot&tag=sriwijaya'
  await open('/category/history?tag=sriwijaya', { ...SITE, [address]: { body: articleCards(3, 1) } })
  await eventually(rows).toBe(3)
  await expect.element(page.getByText('54 articles')).not.toBeInTheDocument()
})

const TAGGED = '/api/articles?sort=hot&tag=volcanoes'

test('a tag has a screen of its own, with the articles of all categories and their true number', async () => {
  await open('/tag/volcanoes', {
    '/api/tags': { body: { items: [{ tag: 'volcanoes', articles: 9 }] } },
    [TAGGED]: { body: articleCards(3, 1) },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '#volcanoes' })).toBeVisible()
  await eventually(rows).toBe(3)
  await expect.element(page.getByText('3 articles')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Feed' }))
    .toHaveAttribute('href', '/tag/volcanoes/feed.xml')
})

test('a tag leads to those that say the same in another language', async () => {
  await open('/tag/volcanoes', {
    '/api/tags': { body: { items: [] } },
    [TAGGED]: { body: articleCards(3, 1) },
    '/api/tags/volcanoes/synonyms': { body: { items: [{ tag: 'gunung-api', articles: 4 }] } },
  })
  await expect.element(page.getByText('Also:')).toBeVisible()
  const other = page.getByRole('link', { name: '#gunung-api' })
  await expect.element(other).toHaveAttribute('href', '/tag/gunung-api')
})

test('the ways to other languages move nothing when they come', async () => {
  let arrive: ((answer: Answer) => void) | undefined
  await open('/tag/volcanoes', {
    '/api/tags': { body: { items: [] } },
    [TAGGED]: { body: articleCards(3, 1) },
    '/api/tags/volcanoes/synonyms': () => new Promise<Answer>((done) => (arrive = done)),
  })
  await eventually(rows).toBe(3)
  await eventually(() => arrive).toBeDefined()
  const top = () => document.querySelector('article')?.getBoundingClientRect().top
  const before = top()
  arrive?.({ body: { items: [{ tag: 'gunung-api', articles: 4 }] } })
  await expect.element(page.getByText('Also:')).toBeVisible()
  expect(top()).toBe(before)
})

test('while its list goes on it says so', async () => {
  await open('/tag/volcanoes', {
    '/api/tags': { body: { items: [] } },
    [TAGGED]: { body: articleCards(40, 21), headers: { Link: `<${TAGGED}&cursor=c2>; rel="next"` } },
  })
  await expect.element(page.getByText('More than 20 articles')).toBeVisible()
})

test('what can be no tag is not found', async () => {
  await open('/tag/No%20Tag!', {})
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
