import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pressKey } from '../app/shortcuts/press-key.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { renderPage } from '../render.tsx'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { QuestionPage } from './question-page.tsx'
import { answerOf, asking, questionOf } from './questions-testing.ts'

afterEach(leaveApp)

const bell = page.getByRole('button', { name: 'Notifications for this thread' })
const open = (user?: typeof SARI) =>
  renderPart(<QuestionPage params={{ id: '5' }} />, {
    at: '/question/5',
    user,
    answers: {
      ...asking(questionOf(5)),
      '/api/threads/question/5': { body: { choice: 'normal' } },
      'PUT /api/threads/question/5': { body: { choice: 'following' } },
    },
  })

test('a member follows a question, to be told of its answers', async () => {
  const calls = await open(SARI)
  await bell.click()
  await page.getByRole('menuitemradio', { name: /^Follow this thread/ }).click()
  await eventually(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ choice: 'following' })
})

test('a visitor, who is told of nothing, has no such choice', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  await expect.element(bell).not.toBeInTheDocument()
})

test('the document keeps the place of the bell for whoever has a session', async () => {
  const queries = { '/api/questions/5': questionOf(5) }
  const bodyOf = async (hasSession: boolean) =>
    (await renderPage({ ...EMPTY_STATE, path: '/question/5', queries, hasSession })).html
  expect(await bodyOf(true)).toContain('<span class="act" aria-hidden="true">')
  expect(await bodyOf(false)).not.toContain('<span class="act" aria-hidden="true">')
})

test('the documents of questions name the feed of questions', async () => {
  const queries = { '/api/questions': { items: [], nextCursor: null }, '/api/questions/5': questionOf(5) }
  for (const path of ['/question', '/question/5', '/question/6'])
    expect((await renderPage({ ...EMPTY_STATE, path, queries })).feed).toBe('/question/feed.xml')
})

test('a share of a question is told to the server, for whom it counts', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const calls = await renderPart(<QuestionPage params={{ id: '5' }} />, {
    at: '/question/5',
    answers: { ...asking(questionOf(5, { answers: 0 })), '/api/questions/5/share': { body: { done: true } } },
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await eventually(() => calls.filter(({ path }) => path === '/api/questions/5/share')).toMatchObject([
    { method: 'POST' },
  ])
})

test('two keys lead to the questions', async () => {
  await renderPart(<p>Somewhere else</p>)
  for (const key of ['g', 'q']) pressKey(key, () => {})
  await eventually(() => location.hash).toBe('#/question')
})

test('[WCAG 3.1.2] answers and earlier versions are read aloud in the language of their question', async () => {
  await renderPart(<QuestionPage params={{ id: '5' }} />, {
    at: '/question/5',
    answers: {
      ...asking(questionOf(5, { language: 'id', answers: 1, editedAt: '2026-11-15T00:00:00.000Z' }), [
        answerOf(2),
      ]),
      '/api/questions/5/history': {
        body: {
          items: [
            { id: 1, title: 'Mengapa?', content: '', nodes: [], createdAt: '2026-11-14T08:00:00.000Z' },
          ],
          retags: [],
        },
      },
    },
  })
  const langOf = (words: string) => page.getByText(words).element().closest('[lang]')?.getAttribute('lang')
  await expect.element(page.getByText('What answer 2 says.')).toBeVisible()
  expect(langOf('What answer 2 says.')).toBe('id')
  await page.getByRole('button', { name: /see earlier versions/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Mengapa?' })).toHaveAttribute('lang', 'id')
})
