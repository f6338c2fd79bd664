import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import { ArticlePage } from '../article-page.tsx'
import { articleOf, cardOf, servingArticle } from '../articles-testing.ts'

afterEach(leaveApp)

const PARTS = [
  { id: 5, title: 'What a star is', language: 'en' as const },
  { id: 7, title: 'How to weigh a star', language: 'en' as const },
  { id: 9, title: 'Bintang yang mati', language: 'my' as const },
]
const series = { id: 3, title: 'Stars, slowly', parts: PARTS }
const open = (article = articleOf({ series }), language: 'en' | 'id' | 'my' = 'en') =>
  renderPart(<ArticlePage params={{ id: String(article.id) }} />, {
    at: `/article/${article.id}`,
    language,
    answers: servingArticle(article),
  })
const links = () =>
  Array.from(document.querySelectorAll('nav[aria-labelledby=series-place] a'), (link) =>
    link.getAttribute('href'),
  )

test('a part says which one it is, leads to the one before and after, and to all of them', async () => {
  await open()
  const nav = page.getByRole('navigation', { name: 'Part 2 of 3 of “Stars, slowly”' })
  const previous = nav.getByRole('link', { name: 'Previous part What a star is' })
  await expect.element(previous).toHaveAttribute('href', '/article/5')
  const next = nav.getByRole('link', { name: 'Next part Bintang yang mati' })
  await expect.element(next).toHaveAttribute('href', '/article/9')
  expect(next.element().querySelector('[lang]')).toHaveProperty('lang', 'ms')
  const here = nav.getByRole('link', { name: 'How to weigh a star' })
  await expect.element(here).not.toBeInTheDocument()
  await nav.getByText('All 3 parts').click()
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  expect(links().slice(2)).toEqual(['/article/5', '/article/7', '/article/9'])
})

test('it stands after the text and before what is related', async () => {
  await open(articleOf({ series, related: [cardOf({ id: 11 })] }))
  await expect.element(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  const [text, nav, related] = [
    page.getByText('Nobody has ever put a star on a scale.').first(),
    page.getByRole('navigation', { name: /^Part 2 of 3/ }),
    page.getByRole('region', { name: 'Keep reading' }),
  ].map((part) => part.element())
  const isAfter = (one?: Element, other?: Element) =>
    one && other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
  expect([isAfter(text, nav), isAfter(nav, related)]).toEqual([true, true])
})

test.each([
  [5, 'id', 'Bagian 1 dari 3 dalam seri “Stars, slowly”', 'Bagian berikutnya'],
  [9, 'my', 'Bahagian 3 daripada 3 dalam siri “Stars, slowly”', 'Bahagian sebelum ini'],
] as const)('part %i at an end leads one way only, in %s', async (id, language, place, way) => {
  await open(articleOf({ id, series }), language)
  await expect.element(page.getByRole('navigation', { name: place })).toBeVisible()
  expect(
    Array.from(document.querySelectorAll('a:is([rel=next], [rel=prev]) span'), (step) => step.textContent),
  ).toEqual([way])
})

test('an article on its own has no series', async () => {
  await open(articleOf())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('navigation', { name: /^Part \d/ }).elements()).toEqual([])
})
