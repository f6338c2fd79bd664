import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, shownToast } from '../../testing/render-app.tsx'
import { startOutbox } from '../outbox/send-outbox.ts'
import {
  ARJUN,
  conversationOf,
  ME,
  messageOf,
  showThread,
  bubble,
  isSeen,
  log,
  optionsOf,
  pages,
  DONE,
} from './thread-testing.tsx'

afterEach(async () => {
  startOutbox(null)
  await leaveApp()
})

test('a reaction shows at once and a second press takes it away', async () => {
  const hello = messageOf(1, 'Hello')
  const mine = { ...hello, reactions: [{ emoji: '👍', count: 1, isMine: true }] }
  const answers = [mine, hello]
  const calls = await showThread([hello], {
    answers: { 'PUT /api/messages/1/reaction': () => ({ body: answers.shift() }) },
  })
  await optionsOf('Arjun Nair').click()
  await page.getByRole('menuitemradio', { name: '👍' }).click()
  const chip = page.getByRole('button', { name: '👍, 1 person' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await chip.click()
  await expect.element(chip).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { emoji: '👍' },
    { emoji: null },
  ])
})

test('a message is deleted for everyone, and brought back', async () => {
  const mine = messageOf(999, 'Too much said', ME)
  const calls = await showThread([mine], {
    answers: {
      'DELETE /api/messages/999?for=everyone': DONE,
      'POST /api/messages/999/restore': { body: mine },
    },
  })
  await optionsOf('You').click()
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click()
  await expect.element(log.getByText('Message deleted')).toBeVisible()
  await eventually(shownToast).toMatchObject({ title: 'Message deleted for everyone' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(bubble('Too much said')).toBeVisible()
  expect(calls.at(-1)?.path).toBe('/api/messages/999/restore')
})

test('an old message of one’s own can only be deleted for oneself', async () => {
  const old = messageOf(5, 'Long ago', ME, { createdAt: '2026-01-05T10:00:00.000Z' })
  await showThread([old], { answers: { 'DELETE /api/messages/5?for=me': DONE } })
  await optionsOf('You').click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete for everyone' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Delete for me' }).click()
  await expect.element(bubble('Long ago')).not.toBeInTheDocument()
})

test('a message is edited in the place where one writes', async () => {
  const mine = messageOf(999, 'Hellp', ME)
  const fixed = messageOf(999, 'Hello', ME, { editedAt: new Date().toISOString() })
  const calls = await showThread([mine], { answers: { 'PATCH /api/messages/999': { body: fixed } } })
  await optionsOf('You').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'Edit message' })
  await expect.element(field).toHaveValue('Hellp')
  await field.fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(bubble('Hello')).toBeVisible()
  await expect.element(log.getByText('edited')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ body: 'Hello' })
  await expect.element(page.getByRole('textbox', { name: 'Message Arjun Nair' })).toBeVisible()
})

test('a report says beforehand what the moderators get', async () => {
  const calls = await showThread([messageOf(1, 'Buy now')], {
    answers: { 'POST /api/messages/1/report': DONE },
  })
  await optionsOf('Arjun Nair').click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('The message and the five before it are sent to the moderators')
  await page.getByRole('radio', { name: 'Spam or advertising' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(() => calls.find(({ path }) => path.endsWith('/report'))?.body).toEqual({
    reason: 'spam',
    consent: true,
  })
})

const menu = page.getByRole('button', { name: 'More options' })

test('a person is reported by the last thing that they said', async () => {
  await showThread([messageOf(1, 'Hello'), messageOf(2, 'Buy now'), messageOf(3, 'No', ME)])
  await menu.click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The message and the five before it')
})

test('where nothing of theirs is shown there is nothing to report', async () => {
  const deletedAt = new Date().toISOString()
  await showThread([messageOf(1, '', ARJUN, { deletedAt }), messageOf(2, 'Are you there?', ME)])
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument()
})

test('who adds people reads the limit of the group, whatever their own plan is', async () => {
  await showThread([messageOf(1, 'Hello')], {
    conversation: { kind: 'group', title: 'Stars', person: null, role: 'admin', memberMax: 30 },
  })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Members', exact: true }).click()
  await expect.element(page.getByText('Type a name. A group can have up to 30 people.')).toBeVisible()
})

test('a request shows words without links or pictures, and is accepted', async () => {
  const stranger = messageOf(1, '', ARJUN, {
    body: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            href: 'https://x.example/',
            isExternal: true,
            children: [{ type: 'text', value: 'Look' }],
          },
        ],
      },
    ],
    pictures: [{ id: 9, url: null, width: 4, height: 3, placeholder: '', alt: '' }],
  })
  let isRequest = true
  const calls = await showThread([stranger], {
    answers: {
      '/api/conversations/3': () => ({ body: conversationOf({ isRequest }) }),
      'POST /api/conversations/3/answer': () => {
        isRequest = false
        return DONE
      },
    },
  })
  await expect.element(bubble('Look')).toBeVisible()
  await expect.element(log.getByRole('link')).not.toBeInTheDocument()
  await expect.element(log.getByText('Photo, shown once you accept')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  for (const name of ['Delete', 'Block', 'Report'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Message Arjun Nair' })).toBeVisible()
  await expect.element(log.getByRole('link', { name: 'Look' })).toBeVisible()
  expect(calls.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({ accept: true })
})

test('words are searched in this conversation, and a result leads there', async () => {
  await showThread(pages(1, 30), {
    answers: {
      '/api/message-search?q=5&conversation=3': {
        body: {
          items: [
            {
              message: messageOf(5, 'Message 5'),
              conversation: { id: 3, kind: 'direct', title: '', person: ARJUN },
            },
          ],
          nextCursor: null,
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Search this conversation' }).click()
  await page.getByRole('searchbox').fill('5')
  await page.getByRole('list', { name: 'Search this conversation' }).getByRole('button').click()
  await eventually(() => isSeen('Message 5')).toBe(true)
})

test('a conversation is muted for a while and archived', async () => {
  const answers = [
    conversationOf({ mutedUntil: '2999-01-01T00:00:00.000Z' }),
    conversationOf({ isArchived: true }),
  ]
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: { 'PATCH /api/conversations/3': () => ({ body: answers.shift() }) },
  })
  await page.getByRole('button', { name: 'Mute' }).click()
  await page.getByRole('menuitem', { name: 'For 8 hours' }).click()
  await expect.element(page.getByRole('button', { name: 'Muted' })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Conversation archived' })
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { muteHours: 8 },
    { isArchived: true },
  ])
})
