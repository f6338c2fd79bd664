import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { ArticlePage } from './article-page.tsx'
import { articleOf, OWN, servingArticle } from './articles-testing.ts'
import { DraftPage } from './draft-page.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await leaveApp()
})

const TOKEN = 'a'.repeat(43)
const LINK = '/api/articles/7/draft-link'
const CREATED = '2026-11-01T08:00:00.000Z'
const button = (name: string) => page.getByRole('button', { name })
const read = (answer: { status?: number; body: unknown }) =>
  renderPart(<DraftPage params={{ token: TOKEN }} />, {
    at: `/draft/${TOKEN}`,
    answers: { [`/api/draft-links/${TOKEN}`]: answer },
  })

test('a draft is read like an article, says that it is one, and nothing leads on from it', async () => {
  await read({ body: articleOf({ state: 'draft' }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'How to weigh a star' })).toBeVisible()
  await expect.element(page.getByRole('note')).toHaveTextContent(/You’re reading a draft/)
  for (const name of ['More', 'Save', 'Suggest an edit']) expect(button(name).elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('a link that has ended says so', async () => {
  await read({ status: 404, body: { code: 'not_found', message: 'Not found.' } })
  await expect.element(page.getByText('This link no longer works')).toBeVisible()
})

test('the author makes a link, copies it and turns it off', async () => {
  let createdAt: string | null = null
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const calls = await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    user: SARI,
    answers: {
      ...servingArticle(articleOf({ state: 'draft' }), OWN),
      [LINK]: () => {
        const method = calls.findLast(({ path }) => path === LINK)?.method
        createdAt = method === 'POST' ? CREATED : method === 'DELETE' ? null : createdAt
        if (method === 'DELETE') return { body: { done: true } }
        return { body: method === 'POST' ? { token: TOKEN, createdAt } : { createdAt } }
      },
    },
  })
  await button('Preview link…').click()
  const dialog = page.getByRole('dialog', { name: 'Preview link' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link' })
  await expect.element(field).toHaveValue(`${location.origin}/draft/${TOKEN}`)
  await expect.element(field).toHaveAccessibleDescription(/shown only once/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  expect(copy).toHaveBeenCalledWith(`${location.origin}/draft/${TOKEN}`)
  await dialog.getByRole('button', { name: 'Turn off link' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Link turned off' })
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
})

test('whoever does not own a draft is not offered its link', async () => {
  await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    user: SARI,
    answers: servingArticle(articleOf({ state: 'draft' }), { ...OWN, canDelete: false, isCoAuthor: true }),
  })
  await expect.element(page.getByRole('note')).toBeVisible()
  expect(button('Preview link…').elements()).toEqual([])
})
