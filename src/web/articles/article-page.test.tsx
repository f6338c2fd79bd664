import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI } from '../testing/render-app.tsx'
import { ArticlePage } from './article-page.tsx'
import { articleOf, cardOf, MEI, NOT_FOUND, OWN, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

const open = (article = articleOf(), options: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<ArticlePage params={{ id: String(article.id) }} />, {
    at: `/article/${article.id}`,
    ...options,
    answers: { ...servingArticle(article), ...options.answers },
  })

test('[S2.2-19] /article/{id} shows that article: one heading, its words, its author and its time to read', async () => {
  await renderApp('/article/7', { answers: servingArticle(articleOf()) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to weigh a star' })).toBeVisible()
  await expect.element(page.getByText('Nobody has ever put a star on a scale.')).toBeVisible()
  await expect.element(page.getByText('9 min read')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Arjun Nair' }).first())
    .toHaveAttribute('href', '/user/31')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  await expect.poll(() => document.title).toBe('How to weigh a star / Cendekia')
})

test('words after the number are for people: the same article is shown', async () => {
  await renderPart(<ArticlePage params={{ id: '7-how-to-weigh-a-star' }} />, {
    answers: servingArticle(articleOf()),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to weigh a star' })).toBeVisible()
})

test('[S2.2-20] what is no integer is no article, and nobody is asked for it', async () => {
  const calls = await renderPart(<ArticlePage params={{ id: 'seven' }} />)
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(calls).toEqual([])
})

test('an article that is not there is told as any page that is not there', async () => {
  await open(articleOf(), { answers: { '/api/articles/7': NOT_FOUND } })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})

test('a failure is told and can be tried again', async () => {
  let isDown = true
  await open(articleOf(), {
    answers: {
      '/api/articles/7': () =>
        isDown ? { status: 503, body: { code: 'unavailable', message: 'Later' } } : { body: articleOf() },
    },
  })
  await expect.element(page.getByText('Couldn’t load this article.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to weigh a star' })).toBeVisible()
})

test('the words carry the language they are written in', async () => {
  await open(articleOf({ language: 'my', title: 'Menimbang bintang' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ms')
  expect(page.getByText('Nobody has ever put a star').first().element().closest('[lang]')).toHaveProperty(
    'lang',
    'ms',
  )
})

test('the bar of languages leads to the other versions and offers what is missing', async () => {
  await open(
    articleOf({
      languages: [
        { language: 'en', id: 7 },
        { language: 'id', id: 8 },
      ],
    }),
  )
  const other = page.getByRole('link', { name: 'Bahasa Indonesia' })
  await expect.element(other).toHaveAttribute('href', '/article/8')
  await expect.element(other).toHaveAttribute('hreflang', 'id')
  await expect
    .element(page.getByRole('link', { name: 'Translate this into Bahasa Melayu' }))
    .toHaveAttribute('href', '/create-article?translate=7&to=my')
})

test('a translation names its translator and its original', async () => {
  await open(
    articleOf({
      id: 8,
      language: 'id',
      authors: [MEI],
      original: {
        id: 7,
        title: 'How to weigh a star',
        language: 'en',
        authorId: 8,
        authorName: 'Arjun Nair',
        translatedRevisionId: 70,
        revisionId: 72,
      },
    }),
  )
  await eventually(() => document.querySelector('article')?.textContent).toContain(
    'Translated by Mei Lin Tan, original by Arjun Nair: How to weigh a star',
  )
  const original = page.getByRole('link', { name: 'How to weigh a star' })
  await expect.element(original).toHaveAttribute('href', '/article/7')
  await expect.element(original).toHaveAttribute('lang', 'en')
})

test('a translation that the original has left behind says so and shows what changed', async () => {
  await open(
    articleOf({
      id: 8,
      staleSince: '2026-11-09T08:00:00.000Z',
      original: {
        id: 7,
        title: 'How to weigh a star',
        language: 'en',
        authorId: 8,
        authorName: 'Arjun Nair',
        translatedRevisionId: 70,
        revisionId: 72,
      },
    }),
  )
  await expect.element(page.getByRole('note')).toHaveTextContent('The original changed on Nov 9, 2026.')
  await expect
    .element(page.getByRole('link', { name: 'See what changed' }))
    .toHaveAttribute('href', '/article/7/history?from=70&to=72')
})

test('a draft tells its author that it is one, and is published from there', async () => {
  const draft = articleOf({ state: 'draft' })
  let calls: Awaited<ReturnType<typeof open>> = []
  calls = await open(draft, {
    user: SARI,
    answers: {
      ...servingArticle(draft, OWN),
      '/api/articles/7': () => ({
        body: calls.at(-1)?.method === 'PATCH' ? articleOf({ state: 'published' }) : draft,
      }),
    },
  })
  await expect
    .element(page.getByText('This is a draft. Only its authors, and people with a preview link, can see it.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await eventually(() => calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ state: 'published' })
  await expect
    .element(page.getByText('This is a draft. Only its authors, and people with a preview link, can see it.'))
    .not.toBeInTheDocument()
})

test('tags lead to their category, and related articles are cards', async () => {
  await open(articleOf({ tags: ['kepler'], related: [cardOf({ id: 9, title: 'Corals by moonlight' })] }))
  await expect.element(page.getByRole('link', { name: '#kepler' })).toHaveAttribute('href', '/tag/kepler')
  await expect
    .element(page.getByRole('link', { name: 'Corals by moonlight' }))
    .toHaveAttribute('href', '/article/9')
})
