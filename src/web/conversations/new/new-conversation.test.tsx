import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { ARJUN, boxPath, conversationOf, HANA, listOf } from '../conversations-testing.ts'
import { outboxStore, removeWaiting } from '../outbox/outbox-store.ts'
import { startOutbox } from '../outbox/send-outbox.ts'
import { ME, messageOf } from '../thread/thread-testing.tsx'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  for (const item of outboxStore.get().items) removeWaiting(item)
  startOutbox(null)
  await leaveApp()
})

const withArjun = (
  reach: 'open' | 'request' | 'refused',
  conversationId: number | null = null,
  isNewcomer = false,
): Answer => ({ body: { person: ARJUN, conversationId, reach, isNewcomer } })
const open = (path: string, answers: Record<string, Answer | (() => Answer)>) =>
  renderApp(path, { user: SARI, answers: { [boxPath('inbox')]: listOf([]), ...answers } })
const field = page.getByRole('combobox', { name: 'To' })

test('people are found by the beginning of their name; several are a group', async () => {
  await open('/messages/new', {
    '/api/people?q=ar': { body: { items: [ARJUN] } },
    '/api/people?q=ha': { body: { items: [HANA] } },
    '/api/conversations/with/41': withArjun('open'),
  })
  await field.fill('ar')
  await page.getByRole('option', { name: /Arjun Nair/ }).click()
  await expect.element(page.getByRole('button', { name: 'Remove Arjun Nair' })).toBeVisible()
  await expect.element(page.getByLabelText('Group name (optional)')).not.toBeInTheDocument()
  await field.fill('ha')
  await expect.element(page.getByRole('option', { name: /Hana Yusof/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Group name (optional)')).toBeVisible()
})

test('it says that a message to somebody who does not follow back is a request', async () => {
  await open('/messages/new?to=41', { '/api/conversations/with/41': withArjun('request') })
  await expect.element(page.getByText(/Arjun Nair doesn’t follow you/)).toBeVisible()
})

test('it says when somebody takes no messages, and offers no field', async () => {
  await open('/messages/new?to=41', { '/api/conversations/with/41': withArjun('refused') })
  await expect
    .element(page.getByText('Arjun Nair isn’t accepting messages from you right now.'))
    .toBeVisible()
})

test('a conversation that is there already goes on', async () => {
  await open('/messages/new?to=41', { '/api/conversations/with/41': withArjun('open', 9) })
  await eventually(() => location.hash).toBe('#/messages/9')
})

test('nobody of that number is found', async () => {
  await open('/messages/new?to=41', {
    '/api/conversations/with/41': { status: 404, body: { code: 'not_found', message: 'Gone.' } },
  })
  await expect.element(page.getByText(/We couldn’t find that person/)).toBeVisible()
})

const log = page.getByRole('log', { name: 'Messages' })
const SAID = messageOf(90, 'From the train', ME, { conversationId: 9 })

test('without a line a first message waits, in the list too; when the line is back it is sent once and goes on', async () => {
  let isBack = false
  const calls = await open('/messages/new?to=41', {
    '/api/conversations/with/41': withArjun('open'),
    'POST /api/conversations': () => {
      if (!isBack) throw new TypeError('Failed to fetch')
      return { body: { conversation: conversationOf(9), message: SAID } }
    },
  })
  await page.getByRole('textbox', { name: 'Message Arjun Nair' }).fill('From the train')
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText('From the train')).toBeVisible()
  await expect.element(log.getByText('Sends when you’re online')).toBeVisible()
  const begun = page.getByRole('list', { name: 'Not sent yet' })
  await expect.element(begun.getByText('Not sent yet: From the train')).toBeInTheDocument()
  expect(begun.getByRole('link', { name: 'Arjun Nair' }).element().getAttribute('href')).toContain('to=41')
  isBack = true
  dispatchEvent(new Event('online'))
  await eventually(() => location.hash).toBe('#/messages/9')
  await expect.element(begun).not.toBeInTheDocument()
  const sent = calls.filter(({ path, method }) => path === '/api/conversations' && method === 'POST')
  expect(sent.at(-1)?.body).toMatchObject({ userIds: [41], body: 'From the train' })
  // The one that was lost, and the one that arrived; both under one key.
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})

test.each([
  ['somebody who follows back', withArjun('open', null, true), true],
  ['a request', withArjun('request', null, false), true],
  ['a request of a newcomer', withArjun('request', null, true), false],
] as const)('pictures are offered where the server takes them: %s', async (_, answer, isOffered) => {
  await open('/messages/new?to=41', { '/api/conversations/with/41': answer })
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add photos' }).elements()).toHaveLength(isOffered ? 1 : 0)
})
