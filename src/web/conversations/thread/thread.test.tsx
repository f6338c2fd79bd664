import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tellListeners } from '../../live/public.ts'
import { eventually, leaveApp } from '../../testing/render-app.tsx'
import { startOutbox } from '../outbox/send-outbox.ts'
import {
  ARJUN,
  LIST,
  listOf,
  ME,
  MEI,
  member,
  messageOf,
  showThread,
  bubble,
  isSeen,
  log,
  pages,
  logBox,
} from './thread-testing.tsx'

afterEach(async () => {
  startOutbox(null)
  await leaveApp()
})

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
  await expect.element(log.getByText('Message deleted')).toBeInTheDocument()
  await expect.element(log.getByText('Former member', { exact: true })).toBeInTheDocument()
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
  logBox().scrollTop = 300
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
  logBox().scrollTop = 200
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

test('what somebody may not see says so, and leads back', async () => {
  await showThread([], {
    answers: {
      '/api/conversations/3': { status: 404, body: { code: 'not_found', message: 'Nothing here.' } },
    },
  })
  await expect.element(page.getByText('We couldn’t find that conversation')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/messages')
})

test('what was changed elsewhere is shown, also when it changes while it is asked for', async () => {
  const words = ['First', 'Second', 'Third']
  const answers: (() => void)[] = []
  let asked = 0
  await showThread([], {
    answers: {
      [LIST]: async () => {
        const text = words[asked] ?? 'Third'
        asked += 1
        if (asked === 2) await new Promise<void>((done) => answers.push(done))
        return listOf([messageOf(1, text)])
      },
    },
  })
  await expect.element(bubble('First')).toBeVisible()
  const change = { kind: 'messages', conversationId: 3, unread: 0, requests: 0, isNews: false } as const
  tellListeners(change)
  await eventually(() => answers.length).toBe(1)
  tellListeners(change)
  answers.shift()?.()
  await expect.element(bubble('Third')).toBeVisible()
})
