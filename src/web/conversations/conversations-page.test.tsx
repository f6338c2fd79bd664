import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetEvents, tellListeners } from '../live/public.ts'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ARJUN, boxPath, conversationOf, HANA, lastOf, listOf } from './conversations-testing.ts'
import { setUnreadMessages } from './unread/unread-store.ts'

afterEach(async () => {
  forgetEvents()
  setUnreadMessages({ unread: 0, requests: 0 })
  await page.viewport(1440, 900)
  await leaveApp()
})

const ONE = conversationOf(1, { unread: 2 })
const TWO = conversationOf(2, { person: HANA, lastMessage: lastOf(8, '', { pictureCount: 1 }) })
const inbox = (answers: Record<string, Answer> = {}, counts = {}) => ({
  user: SARI,
  answers: { [boxPath('inbox')]: listOf([ONE, TWO], counts), ...answers },
})
const rows = () =>
  Array.from(document.querySelectorAll('main li h3'), ({ textContent }) => textContent.trim())
const list = page.getByRole('list', { name: 'Conversations' })
const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })

test('a visitor reads why they have to sign in', async () => {
  await renderApp('/messages')
  await expect.element(page.getByRole('heading', { name: 'Sign in to read your messages' })).toBeVisible()
})

test('the list shows who wrote, what was said last and how much is unread', async () => {
  await renderApp('/messages', inbox({}, { unread: 1, requests: 2 }))
  await expect.element(rowOf('Arjun Nair')).toHaveTextContent(/Words 1.*2 unread/)
  await expect.element(rowOf('Hana Yusof')).toHaveTextContent('Sent a photo')
  await expect.element(page.getByText('2 people you don’t know yet')).toBeVisible()
  const requests = page.getByRole('link', { name: 'Requests', exact: true })
  await expect.element(requests).toHaveAttribute('href', '/messages?box=requests')
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }))
    .toBeVisible()
  await eventually(() => document.title).toBe('(1) Messages / Cendekia')
  await expect.element(page.getByText('Choose a conversation')).toBeVisible()
})

test('on a phone a conversation takes the place of the list, which stays as it was', async () => {
  await page.viewport(390, 844)
  await renderApp('/messages', inbox())
  await page.getByRole('link', { name: 'Arjun Nair' }).click()
  await expect.element(list).not.toBeInTheDocument()
  expect(location.hash).toBe('#/messages/1')
  history.back()
  await expect.element(list).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a row is archived at once, and undone', async () => {
  const archived = { ...ONE, isArchived: true }
  let answer = archived
  const calls = await renderApp('/messages', {
    user: SARI,
    answers: {
      [boxPath('inbox')]: listOf([ONE, TWO]),
      'PATCH /api/conversations/1': () => ({ body: answer }),
    },
  })
  await rowOf('Arjun Nair').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await eventually(rows).toEqual(['Hana Yusof'])
  await eventually(() => calls.at(-1)?.body).toEqual({ isArchived: true })
  answer = ONE
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(rows).toEqual(['Arjun Nair', 'Hana Yusof'])
  await eventually(() => calls.at(-1)?.body).toEqual({ isArchived: false })
})

test('what is refused is put back with the reason', async () => {
  await renderApp(
    '/messages',
    inbox({
      'PATCH /api/conversations/1': { status: 429, body: { code: 'rate_limited', message: 'Too often.' } },
    }),
  )
  await rowOf('Arjun Nair').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await eventually(shownToast).toMatchObject({ description: 'Too often.' })
  expect(rows()).toEqual(['Arjun Nair', 'Hana Yusof'])
})

test('a conversation is deleted only once nobody can undo it any more', async () => {
  const calls = await renderApp('/messages', inbox())
  await rowOf('Arjun Nair').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete for me' }).click()
  await eventually(rows).toEqual(['Hana Yusof'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(rows).toEqual(['Arjun Nair', 'Hana Yusof'])
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a new message brings its conversation to the top, but not under the keyboard', async () => {
  const newer = { ...TWO, unread: 1, lastMessage: lastOf(99, 'Look at this', { senderId: HANA.id }) }
  await renderApp('/messages', inbox({ '/api/conversations/2': { body: newer } }))
  await eventually(rows).toEqual(['Arjun Nair', 'Hana Yusof'])
  page.getByRole('link', { name: 'Arjun Nair' }).element().focus()
  tellListeners({ kind: 'messages', conversationId: 2, unread: 2, requests: 0, isNews: true })
  await expect.element(rowOf('Hana Yusof')).toHaveTextContent('Look at this')
  expect(rows()).toEqual(['Arjun Nair', 'Hana Yusof'])
  page.getByRole('searchbox', { name: 'Search your messages' }).element().focus()
  await eventually(rows).toEqual(['Hana Yusof', 'Arjun Nair'])
  expect(shownToast()).toBeNull()
  await eventually(() => document.title).toBe('(2) Messages / Cendekia')
})

test('elsewhere a message is told with the way to it', async () => {
  await renderApp('/settings', {
    user: SARI,
    answers: { '/api/conversations/1': { body: conversationOf(1, { unread: 1 }) } },
  })
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }))
    .toBeVisible()
  await eventually(() => {
    tellListeners({ kind: 'messages', conversationId: 1, unread: 1, requests: 0, isNews: true })
    return shownToast()
  }).toMatchObject({ title: 'Message from Arjun Nair', description: 'Words 1' })
  await eventually(() => document.title).toBe('(1) Settings / Cendekia')
  await page.getByRole('button', { name: 'Open' }).click()
  await eventually(() => location.hash).toBe('#/messages/1')
})

test('the search shows messages in the list’s place and leads to each', async () => {
  const message = {
    id: 55,
    conversationId: 1,
    senderId: ARJUN.id,
    sender: ARJUN,
    key: null,
    kind: 'text',
    about: null,
    source: null,
    body: [{ type: 'paragraph', children: [{ type: 'text', value: 'The comet is bright' }] }],
    pictures: [],
    replyTo: null,
    reactions: [],
    createdAt: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
  }
  const conversation = { id: 1, kind: 'direct', title: '', person: ARJUN }
  await renderApp(
    '/messages',
    inbox({
      '/api/message-search?q=comet': { body: { items: [{ message, conversation }], nextCursor: null } },
    }),
  )
  await page.getByRole('searchbox', { name: 'Search your messages' }).fill('comet')
  const found = page.getByRole('list', { name: 'Search results' })
  await expect.element(found).toHaveTextContent('The comet is bright')
  await expect
    .element(found.getByRole('link', { name: 'Arjun Nair' }))
    .toHaveAttribute('href', '/messages/1?message=55')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await eventually(rows).toEqual(['Arjun Nair', 'Hana Yusof'])
})

test('a list that did not arrive can be asked for again; an empty one invites', async () => {
  let answer: Answer = { status: 500 }
  await renderApp('/messages', { user: SARI, answers: { [boxPath('inbox')]: () => answer } })
  await expect.element(page.getByText('Couldn’t load your messages.')).toBeVisible()
  answer = listOf([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No messages yet')).toBeVisible()
})

test('g m goes to the messages, j and k through them', async () => {
  await renderApp('/settings', inbox())
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }))
    .toBeVisible()
  await eventually(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
    return location.hash
  }).toBe('#/messages')
  await eventually(rows).toEqual(['Arjun Nair', 'Hana Yusof'])
  await userEvent.keyboard('j')
  await eventually(() => document.activeElement?.textContent).toBe('Arjun Nair')
  await userEvent.keyboard('j')
  await eventually(() => document.activeElement?.textContent).toBe('Hana Yusof')
})
