import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { ARJUN, boxPath, HANA, listOf } from '../conversations-testing.ts'

afterEach(leaveApp)

const withArjun = (reach: 'open' | 'request' | 'refused', conversationId: number | null = null): Answer => ({
  body: { person: ARJUN, conversationId, reach },
})
const open = (path: string, answers: Record<string, Answer>) =>
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
