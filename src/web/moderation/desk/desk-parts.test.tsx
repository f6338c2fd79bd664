import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { BUDI, MODERATOR, moderatedPerson, moderationCase } from '../moderation-testing.ts'
import { ModerationPage } from '../moderation-page.tsx'

afterEach(leaveApp)

const show = (at: string, answers: Record<string, Answer | (() => Answer)>) =>
  renderPart(<ModerationPage />, { at, user: MODERATOR, answers })

const APPEAL = {
  id: 8,
  createdAt: '2026-11-17T09:00:00.000Z',
  text: 'It was a quotation from the play.',
  person: moderatedPerson(),
  actionId: 31,
  action: 'hide',
  actedAt: '2026-11-16T09:00:00.000Z',
  rule: 'harassment',
  reason: 'This contains a threat.',
  days: null,
  objectType: 'comment',
  objectId: 5,
  excerpt: 'I know where you live.',
  path: null,
  actedBy: BUDI,
  canDecide: true,
  decidableFrom: null,
} as const

test('an appeal is answered in the language of whoever made it', async () => {
  const calls = await show('/moderation?part=appeals', {
    '/api/moderation/appeals': { body: { items: [APPEAL], nextCursor: null, waiting: 1 } },
    'POST /api/moderation/appeals/8': { body: { done: true } },
  })
  const card = page.getByRole('article', { name: 'Against: Comment, Removed' })
  await expect.element(card).toHaveTextContent('It was a quotation from the play.')
  await card.getByRole('button', { name: 'Overturn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Overturn' })
  await expect
    .element(dialog.getByRole('textbox', { name: 'Answer' }))
    .toHaveValue('Kami sudah meninjaunya lagi, dan Anda benar. Mohon maaf atas ketidaknyamanan ini.')
  await dialog.getByRole('button', { name: 'Overturn' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Appeal decided' })
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ isOverturned: true })
})

test('what another has decided meanwhile is told to whoever still writes, and their words stay', async () => {
  const left: unknown[] = [APPEAL]
  await show('/moderation?part=appeals', {
    '/api/moderation/appeals': () => ({
      body: { items: [...left], nextCursor: null, waiting: left.length },
    }),
    'POST /api/moderation/appeals/8': () => {
      left.pop()
      return { status: 409, body: { code: 'conflict', message: 'This appeal has already been decided.' } }
    },
  })
  await page.getByRole('button', { name: 'Keep decision' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep decision' })
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Ancaman tetap ancaman.')
  await dialog.getByRole('button', { name: 'Keep decision' }).click()
  await expect.element(dialog.getByText('This appeal has already been decided.')).toBeVisible()
  await expect.element(page.getByText('No open appeals')).toBeInTheDocument()
  await expect.element(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Ancaman tetap ancaman.')
})

test('nobody decides about their own decision', async () => {
  await show('/moderation?part=appeals', {
    '/api/moderation/appeals': {
      body: { items: [{ ...APPEAL, canDecide: false }], nextCursor: null, waiting: 1 },
    },
  })
  await expect.element(page.getByText('another moderator decides the appeal')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Overturn' })).not.toBeInTheDocument()
})

test('the words of reported messages are shown once somebody asks for them, and it says that this is logged', async () => {
  const listed = { id: 4, reason: 'harassment', createdAt: '2026-11-18T09:00:00.000Z' }
  const said = { senderId: 9, senderName: 'Budi Santoso', pictureCount: 0, createdAt: listed.createdAt }
  const calls = await show('/moderation?part=messages', {
    '/api/message-reports': { body: { items: [listed], nextCursor: null } },
    'POST /api/message-reports/4/read': {
      body: {
        ...listed,
        text: '',
        reporter: null,
        excerpt: [
          { ...said, text: 'Hello' },
          { ...said, text: 'You will be sorry' },
        ],
      },
    },
    'POST /api/message-reports/4/close': { body: { done: true } },
  })
  await expect.element(page.getByText('Each reading is logged with your name.')).toBeVisible()
  await expect.element(page.getByText('You will be sorry')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Read messages' }).click()
  await expect.element(page.getByText('You will be sorry')).toBeVisible()
  // In place of the button, which is gone.
  await expect.element(page.getByText('Reported by Former member')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Act on Budi Santoso' }))
    .toHaveAttribute('href', '/moderation?case=person-9')
  await page.getByRole('button', { name: 'Confirm report' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Report closed' })
  expect(calls.at(-2)?.body ?? calls.find(({ path }) => path.endsWith('/close'))?.body).toEqual({
    verdict: 'founded',
  })
})

test('somebody’s history leads to each thing it is about, where it can be undone', async () => {
  await show('/moderation?person=9', {
    '/api/moderation/people/9': {
      body: {
        person: moderatedPerson({ silencedUntil: '2036-11-20T09:00:00.000Z' }),
        actions: [
          {
            id: 31,
            createdAt: '2026-11-16T09:00:00.000Z',
            action: 'silence',
            rule: 'spam',
            days: 7,
            objectType: 'page-post',
            objectId: 5,
            reason: 'Ten links.',
            by: BUDI,
            appeal: 'open',
          },
        ],
        nextCursor: null,
        openReports: 2,
      },
    },
    '/api/moderation/case?objectType=page-post&objectId=5': {
      body: moderationCase(5, { state: 'removed', actions: ['restore'] }),
    },
  })
  await expect.element(page.getByRole('heading', { name: 'History of Budi Santoso' })).toBeVisible()
  await expect.element(page.getByText(/^Silenced until/)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Silenced for 7 days' })
  await expect.element(row).toHaveTextContent('Appeal open')
  await row.getByRole('link', { name: 'Open: Post 5' }).click()
  await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible()
})
