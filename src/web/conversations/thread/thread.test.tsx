import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tellListeners } from '../../live/public.ts'
import { eventually, leaveApp, shownToast } from '../../testing/render-app.tsx'
import { startOutbox } from '../outbox/send-outbox.ts'
import {
  ARJUN,
  conversationOf,
  LIST,
  listOf,
  ME,
  MEI,
  member,
  messageOf,
  showThread,
} from './thread-testing.tsx'

afterEach(async () => {
  startOutbox(null)
  await leaveApp()
})

const log = page.getByRole('log', { name: 'Messages' })
const bubble = (text: string) => log.getByText(text, { exact: true })
const optionsOf = (name: string, index = 0) =>
  page.getByRole('button', { name: `Options for the message of ${name}` }).nth(index)
const box = () => log.element()
const pages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index, `Message ${from + index}`))
const isSeen = (text: string): boolean => {
  const { top, bottom } = bubble(text).element().getBoundingClientRect()
  const frame = box().getBoundingClientRect()
  return top >= frame.top - 1 && bottom <= frame.bottom + 1
}
const DONE = { body: { done: true } }

test('a conversation has its days, its senders and the marks of what was read', async () => {
  await showThread([
    messageOf(1, 'Selamat malam', ARJUN, { createdAt: '2026-01-05T10:00:00.000Z' }),
    messageOf(2, 'I did', ME, { editedAt: '2026-01-05T10:10:00.000Z' }),
    messageOf(900, 'Done', ME),
    messageOf(901, '', ARJUN, { deletedAt: new Date().toISOString() }),
    messageOf(902, 'Long gone', null),
  ])
  await expect.element(page.getByRole('heading', { name: 'Arjun Nair' })).toBeVisible()
  await expect.element(bubble('Selamat malam')).toBeInTheDocument()
  await expect.element(log).toHaveTextContent(/Jan 5, 2026/)
  await expect.element(log).toHaveTextContent(/edited/)
  await expect.element(log.getByText('Message removed')).toBeInTheDocument()
  await expect.element(log.getByText('Deleted user', { exact: true })).toBeInTheDocument()
  await expect.element(log.getByText('Sent', { exact: true })).toBeInTheDocument()
})

test('a receipt turns one tick into two', async () => {
  await showThread([messageOf(10, 'Done', ME)])
  await expect.element(log.getByText('Sent', { exact: true })).toBeInTheDocument()
  tellListeners({ kind: 'receipt', conversationId: 3, userId: ARJUN.id, messageId: 10 })
  await expect.element(log.getByText('Read', { exact: true })).toBeInTheDocument()
})

test('a group says who speaks and what happened in it', async () => {
  await showThread(
    [
      messageOf(1, '', MEI, { kind: 'created' }),
      messageOf(2, '', MEI, { kind: 'joined', about: ARJUN }),
      messageOf(3, 'Editors', MEI, { kind: 'renamed' }),
      messageOf(4, 'Hello all', ARJUN),
      messageOf(5, '', ARJUN, { kind: 'left' }),
    ],
    {
      conversation: {
        kind: 'group',
        title: 'Editors',
        person: null,
        memberCount: 3,
        members: [member(MEI, { role: 'admin' }), member(ARJUN), member(ME)],
      },
    },
  )
  await expect.element(log.getByText('Mei Lin Tan created the group')).toBeVisible()
  await expect.element(log.getByText('Mei Lin Tan added Arjun Nair')).toBeVisible()
  await expect.element(log.getByText('Mei Lin Tan renamed the group to “Editors”')).toBeVisible()
  await expect.element(log.getByText('Arjun Nair left the group')).toBeVisible()
  await expect.element(log.getByRole('link', { name: 'Arjun Nair' })).toBeVisible()
  await expect.element(page.getByText('3 members')).toBeVisible()
  tellListeners({ kind: 'typing', conversationId: 3, userId: MEI.id })
  await expect.element(page.getByText('Mei Lin Tan is typing…')).toBeVisible()
})

test('it opens at the first that is new, and tells the server what was seen', async () => {
  const calls = await showThread(pages(1, 30), { conversation: { unread: 20, lastReadMessageId: 10 } })
  await expect.element(log.getByText('New', { exact: true })).toBeVisible()
  expect(isSeen('Message 11')).toBe(true)
  expect(isSeen('Message 30')).toBe(false)
  await eventually(() => calls.find(({ path }) => path.endsWith('/read'))?.body).toMatchObject({
    messageId: expect.any(Number) as number,
  })
  const read = calls.find(({ path }) => path.endsWith('/read'))?.body as { messageId: number }
  expect(read.messageId).toBeLessThan(30)
  await page.getByRole('button', { name: 'Latest messages' }).click()
  await eventually(() => calls.findLast(({ path }) => path.endsWith('/read'))?.body).toEqual({
    messageId: 30,
  })
})

test('without anything new it opens at its end, and earlier ones come without a jump', async () => {
  await showThread([], {
    answers: {
      [LIST]: listOf(pages(31, 60), true),
      [`${LIST}?before=31`]: listOf(pages(1, 30)),
    },
  })
  await expect.element(bubble('Message 60')).toBeVisible()
  expect(isSeen('Message 60')).toBe(true)
  box().scrollTop = 300
  const before = bubble('Message 40').element().getBoundingClientRect().top
  await expect.element(bubble('Message 1')).toBeInTheDocument()
  expect(Math.abs(bubble('Message 40').element().getBoundingClientRect().top - before)).toBeLessThan(2)
})

test('a new one is followed at the end; further up it waits behind a pill', async () => {
  await showThread(pages(1, 30), {
    answers: {
      [`${LIST}?after=30`]: listOf([messageOf(31, 'Message 31')]),
      [`${LIST}?after=31`]: listOf([messageOf(32, 'Message 32')]),
    },
  })
  await expect.element(bubble('Message 30')).toBeVisible()
  const news = { kind: 'messages', conversationId: 3, unread: 1, requests: 0, isNews: true } as const
  tellListeners(news)
  await expect.element(bubble('Message 31')).toBeVisible()
  await eventually(() => isSeen('Message 31')).toBe(true)
  box().scrollTop = 200
  await expect.element(page.getByRole('button', { name: 'Latest messages' })).toBeVisible()
  tellListeners(news)
  await page.getByRole('button', { name: '1 new message' }).click()
  await eventually(() => isSeen('Message 32')).toBe(true)
  await expect.element(page.getByRole('button', { name: '1 new message' })).not.toBeInTheDocument()
})

test('a link to a message opens the part around it', async () => {
  await showThread([], {
    at: '/messages/3?message=15',
    answers: { [`${LIST}?around=15`]: listOf(pages(1, 30), false, true), [`${LIST}?after=30`]: listOf([]) },
  })
  await expect.element(bubble('Message 15')).toBeVisible()
  await eventually(() => isSeen('Message 15')).toBe(true)
  expect(document.activeElement?.textContent).toContain('Message 15')
})

test('a quote leads to what it answers, also where that is not loaded', async () => {
  const quoting = messageOf(80, 'Yes please', ARJUN, {
    replyTo: { id: 15, senderId: ME.id, sender: ME, text: 'One sentence?' },
  })
  await showThread([quoting], {
    answers: { [`${LIST}?around=15`]: listOf(pages(1, 30), false, true), [`${LIST}?after=30`]: listOf([]) },
  })
  await page.getByRole('button', { name: /^Reply to You: One sentence/ }).click()
  await eventually(() => document.activeElement?.textContent).toContain('Message 15')
})

test('typing is shown for five seconds at most', async () => {
  await showThread([messageOf(1, 'Hello')])
  await expect.element(bubble('Hello')).toBeVisible()
  tellListeners({ kind: 'typing', conversationId: 3, userId: ARJUN.id })
  await expect.element(page.getByText('Typing…')).toBeVisible()
  await expect.element(page.getByText('Typing…'), { timeout: 15_000 }).not.toBeInTheDocument()
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
  await expect.element(log.getByText('Message removed')).toBeVisible()
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
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Conversation archived' })
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { muteHours: 8 },
    { isArchived: true },
  ])
})

test('what somebody may not see says so, and leads back', async () => {
  await showThread([], {
    answers: {
      '/api/conversations/3': { status: 404, body: { code: 'not_found', message: 'Nothing here.' } },
    },
  })
  await expect.element(page.getByText('We couldn’t find that conversation')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/messages')
})
