import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { Bell } from './bell.tsx'
import { listOf, notificationOf } from './notifications-testing.ts'
import { setUnread } from './unread-store.ts'

afterEach(async () => {
  setUnread(0)
  await leaveApp()
})

const LIST = '/api/notifications'
const READ = 'POST /api/notifications/read'
const bell = (name = 'Notifications') => page.getByRole('button', { name, exact: true })
const panel = page.getByRole('dialog', { name: /^Notifications/ })
const YESTERDAY = new Date(Date.now() - 26 * 3_600_000).toISOString()
const ITEMS = [notificationOf(1), notificationOf(2, { isRead: true, updatedAt: YESTERDAY })]

const show = (answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {}) =>
  renderPart(<Bell />, { user: SARI, answers: { [LIST]: listOf(ITEMS, 1), ...answers } })

test('the bell says how many were not read, at most 99 of them in its mark, and asks nothing', async () => {
  const calls = await show()
  await expect.element(bell()).toBeVisible()
  setUnread(3)
  await expect.element(bell('Notifications, 3 unread')).toHaveTextContent('3')
  setUnread(120)
  await expect.element(bell('Notifications, 120 unread')).toHaveTextContent('99+')
  expect(calls).toEqual([])
})

test('the panel has those of today and those before, and marks the unread', async () => {
  await show()
  await bell().click()
  const today = panel.getByRole('list', { name: 'Today' }).getByRole('link')
  await expect.element(today).toHaveTextContent('Budi Hartono replied to you in Volcano 1')
  await expect.element(today).toHaveTextContent('Unread')
  const before = panel.getByRole('list', { name: 'Earlier' }).getByRole('link')
  await expect.element(before).toHaveTextContent('Volcano 2')
  await expect.element(before).not.toHaveTextContent('Unread')
  await expect
    .element(panel.getByRole('link', { name: 'Notification settings' }))
    .toHaveAttribute('href', '/settings?section=notifications')
  await expect.element(panel.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications')
})

test('following one marks it as read, closes the panel and leads there', async () => {
  const calls = await show({ [READ]: { body: { unread: 0 } } })
  setUnread(1)
  await bell('Notifications, 1 unread').click()
  await panel.getByRole('link', { name: /Volcano 1/ }).click()
  expect(location.hash).toBe('#/article/1?comment=1')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell()).toBeVisible()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'POST', body: { ids: [1] } })
})

test('all are marked at once, and put back when it is refused', async () => {
  let tries = 0
  await show({
    [READ]: () =>
      ++tries === 1
        ? { status: 503, body: { code: 'unavailable', message: 'Not now.' } }
        : { body: { unread: 0 } },
  })
  setUnread(1)
  await bell('Notifications, 1 unread').click()
  const all = panel.getByRole('button', { name: 'Mark all as read' })
  await all.click()
  await expect.element(page.getByText('Not now.')).toBeVisible()
  await expect.element(bell('Notifications, 1 unread')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: /Volcano 1/ })).toHaveTextContent('Unread')
  await all.click()
  await expect.element(bell()).toBeVisible()
  await expect.element(panel.getByRole('link', { name: /Volcano 1/ })).not.toHaveTextContent('Unread')
  await expect.element(all).toBeDisabled()
})

test('nothing yet says what would be here; what does not arrive can be tried again', async () => {
  let tries = 0
  await show({ [LIST]: () => (++tries === 1 ? { status: 503 } : listOf([], 0)) })
  await bell().click()
  await expect.element(panel.getByText('Couldn’t load your notifications.')).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByText('No notifications yet')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('on a phone it rises from the foot of the screen, and has a button that closes it', async () => {
  await page.viewport(390, 844)
  await show()
  await bell().click()
  await expect.element(panel.getByRole('list', { name: 'Today' })).toBeVisible()
  const { left, width, bottom } = panel.element().getBoundingClientRect()
  expect({ left, width, bottom }).toEqual({ left: 0, width: 390, bottom: 844 })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await page.viewport(1440, 900)
})
