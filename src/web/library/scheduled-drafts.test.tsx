import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Article } from '../../contract/articles.ts'
import { formatMoment } from '../scheduling/public.ts'
import { wholeArticle } from '../testing/article-cards.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import { listOf, openLibrary, ownOf, titles } from './library-testing.tsx'

afterEach(leaveApp)

const AT = new Date(Date.UTC(2026, 11, 3, 1)).toISOString()
const NEXT = new Date(Date.UTC(2026, 11, 5, 1)).toISOString()
const scheduled = ownOf(21, 'draft', { publishAt: AT })
const drafts = listOf([ownOf(22, 'draft'), scheduled, ownOf(20, 'draft', { publishAt: NEXT })])
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = (answer: Partial<Article>) =>
  openLibrary('/library?tab=drafts', {
    '/api/my-articles?state=draft': drafts,
    '/api/articles/21': { body: wholeArticle(21, { state: 'draft', publishAt: AT, ...answer }) },
  })

test('a scheduled draft says when, and each of its buttons which draft it is about', async () => {
  await open({})
  await expect.element(page.getByText(`Scheduled for ${formatMoment(AT, 'en')}`)).toBeVisible()
  await expect.element(page.getByText(`Scheduled for ${formatMoment(NEXT, 'en')}`)).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(
    [21, 20].flatMap((id) =>
      ['Change', 'Cancel schedule', 'Publish now'].map((words) => `${words}: Article ${id}`),
    ),
  )
  await button('Change: Article 21').click()
  await expect.element(page.getByRole('dialog', { name: 'Change the date' })).toBeVisible()
})

test('a draft that is published now leaves the drafts, and the keyboard goes on at the next one', async () => {
  const calls = await open({ state: 'published', publishAt: null })
  await button('Publish now: Article 21').click()
  await eventually(titles).toEqual(['Article 22', 'Article 20'])
  expect(calls.at(-1)).toMatchObject({
    method: 'PATCH',
    path: '/api/articles/21',
    body: { state: 'published' },
  })
  expect(shownToast()?.title).toBe('Published. Everyone can read it now.')
  await expect.element(button('Change: Article 20')).toHaveFocus()
})

test('a cancelled schedule leaves the draft in its place', async () => {
  const calls = await open({ publishAt: null })
  await button('Cancel schedule: Article 21').click()
  await expect.element(page.getByText(`Scheduled for ${formatMoment(AT, 'en')}`)).not.toBeInTheDocument()
  expect(titles()).toEqual(['Article 22', 'Article 21', 'Article 20'])
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ publishAt: null })
  await expect.element(page.getByRole('link', { name: 'Article 21' })).toHaveFocus()
})

test('a refusal is told, and the draft stays as it was', async () => {
  await openLibrary('/library?tab=drafts', {
    '/api/my-articles?state=draft': drafts,
    '/api/articles/21': { status: 403, body: { code: 'not_allowed', message: 'Only the author decides.' } },
  })
  await button('Publish now: Article 21').click()
  await eventually(shownToast).toEqual({
    title: 'Error',
    description: 'Only the author decides.',
    tone: 'destructive',
  })
  expect(titles()).toEqual(['Article 22', 'Article 21', 'Article 20'])
})
