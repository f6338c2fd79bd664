import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Article } from '../../contract/articles.ts'
import { formatMoment } from '../scheduling/public.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer, SentCall } from '../testing/stand-ins.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf, MINE, OWN, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

const DAY_MS = 24 * 3_600_000
/** A whole minute, as the field has it. */
const inDays = (days: number): string =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * DAY_MS).toISOString()
const AT = inDays(3)
const scheduled = articleOf({ state: 'draft', publishAt: AT })
const button = (name: string) => page.getByRole('note').getByRole('button', { name, exact: true })

/** The author before their own article, with a server that changes it as asked. */
async function open(article: Article, mine = OWN, refusal?: Answer) {
  let now = article
  let calls: SentCall[] = []
  calls = await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    user: SARI,
    answers: {
      ...servingArticle(article, mine),
      '/api/articles/7': () => {
        const last = calls.at(-1)
        if (last?.method !== 'PATCH') return { body: now }
        if (refusal !== undefined) return refusal
        now = { ...now, ...(last.body as Partial<Article>) }
        if (now.state === 'published') now = { ...now, publishAt: null }
        return { body: now }
      },
    },
  })
  return () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

test('a scheduled article tells its author when it will be published', async () => {
  await open(scheduled)
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent(
      `Scheduled for ${formatMoment(AT, 'en')}. Until then only its authors, and people with a preview link, can see it.`,
    )
  expect(page.getByRole('note').element().querySelector('time')?.getAttribute('datetime')).toBe(AT)
  for (const name of ['Change', 'Cancel schedule', 'Publish now'])
    await expect.element(button(name)).toBeVisible()
})

test('who only writes along sees the date and does not decide about it', async () => {
  await open(scheduled, { ...MINE, canEdit: true })
  await expect.element(page.getByRole('note')).toHaveTextContent(/Scheduled for/)
  await expect.element(page.getByRole('note').getByRole('link', { name: 'Edit' })).toBeVisible()
  expect(page.getByRole('note').getByRole('button').elements()).toEqual([])
})

test('a draft gets its date on its own page', async () => {
  const sent = await open(articleOf({ state: 'draft' }))
  await button('Publish later…').click()
  const dialog = page.getByRole('dialog', { name: 'Publish later' })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(page.getByRole('note')).toHaveTextContent(/Scheduled for/)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent()).toEqual([{ publishAt: expect.stringMatching(/^\d{4}-.*Z$/) }])
  expect(shownToast()).toMatchObject({ title: 'Scheduled', tone: 'success' })
  await expect.element(button('Change')).toHaveFocus()
})

test('what keeps it from being scheduled stands beside the field', async () => {
  const words = 'An article needs at least 50 characters before it’s published.'
  await open(articleOf({ state: 'draft' }), OWN, {
    status: 400,
    body: { code: 'invalid_input', message: 'Please check the fields.', fields: { content: words } },
  })
  await button('Publish later…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const time = dialog.getByLabelText('Date and time')
  await expect.element(time).toHaveAccessibleDescription(new RegExp(words))
  await expect.element(time).toHaveFocus()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button('Publish later…').click()
  await expect.element(page.getByLabelText('Date and time')).not.toHaveAttribute('aria-invalid')
})

test('a cancelled schedule leaves a plain draft, and can be taken back', async () => {
  const sent = await open(scheduled)
  await button('Cancel schedule').click()
  await expect
    .element(page.getByText('This is a draft. Only its authors, and people with a preview link, can see it.'))
    .toBeVisible()
  await expect.element(button('Publish later…')).toHaveFocus()
  expect(shownToast()).toMatchObject({ title: 'Schedule cancelled' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('note')).toHaveTextContent(/Scheduled for/)
  expect(sent()).toEqual([{ publishAt: null }, { publishAt: AT }])
})

test('a scheduled article is published at once when its author says so', async () => {
  const sent = await open(scheduled)
  await button('Publish now').click()
  await eventually(shownToast).toMatchObject({ title: 'Published. Everyone can read it now.' })
  expect(sent()).toEqual([{ state: 'published' }])
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})
