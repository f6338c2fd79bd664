import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { listOf, notificationOf } from './notifications-testing.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { setUnread } from './unread-store.ts'

afterEach(async () => {
  setUnread(0)
  await leaveApp()
})

const LIST = '/api/notifications'
const filter = (name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name, exact: true })
const line = (id: number) => page.getByRole('listitem').filter({ hasText: `Volcano ${id}` })

const show = (
  answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {},
  at = '/notifications',
) => renderPart(<NotificationsPage />, { at, user: SARI, answers })

test('the filter stands in the address', async () => {
  await show({
    [LIST]: listOf([notificationOf(1)], 1),
    [`${LIST}?filter=mentions`]: listOf([], 1),
  })
  await expect.element(line(1)).toBeVisible()
  await expect.element(filter('All')).toHaveAttribute('aria-current', 'true')
  await filter('Mentions').click()
  expect(location.hash).toBe('#/notifications?filter=mentions')
  await expect.element(page.getByText('Nothing of this kind yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/notifications')
  await expect.poll(() => document.title).toBe('Notifications / Cendekia')
})

test('a long list goes on page by page to its end', async () => {
  await show({
    [LIST]: listOf([notificationOf(3)], 0, 'next'),
    [`${LIST}?cursor=next`]: listOf([notificationOf(2)], 0),
  })
  await expect.element(line(3)).toBeVisible()
  await expect.element(line(2)).toBeVisible()
  await expect.element(page.getByText(/^You’re all caught up/)).toBeVisible()
})

test('one is marked as read, or all of them', async () => {
  const calls = await show({
    [LIST]: listOf([notificationOf(1), notificationOf(2)], 2),
    'POST /api/notifications/read': { body: { unread: 1 } },
  })
  await line(1).getByRole('button', { name: 'Options for this notification' }).click()
  await page.getByRole('menuitem', { name: 'Mark as read' }).click()
  await expect.element(line(1)).not.toHaveTextContent('Unread')
  await expect.element(line(2)).toHaveTextContent('Unread')
  await eventually(() => calls.at(-1)).toMatchObject({ body: { ids: [1] } })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(line(2)).not.toHaveTextContent('Unread')
  await eventually(() => calls.at(-1)).toMatchObject({ body: { ids: null } })
})

test.each(['normal', 'following'])(
  'a %s thread is muted from its line; undone it is again',
  async (before) => {
    const chosen = ['muted', before]
    const calls = await show({
      [LIST]: listOf([notificationOf(1, { isRead: true })], 0),
      '/api/threads/article/1': { body: { choice: before } },
      'PUT /api/threads/article/1': () => ({ body: { choice: chosen.shift() } }),
    })
    await line(1).getByRole('button', { name: 'Options for this notification' }).click()
    await page.getByRole('menuitem', { name: 'Mute this thread' }).click()
    await eventually(shownToast).toMatchObject({ title: expect.stringContaining('Muted.') as string })
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => calls.at(-1)).toMatchObject({ method: 'PUT', body: { choice: before } })
  },
)

test('one that was read and leads to a person has nothing more to choose', async () => {
  await show({ [LIST]: listOf([notificationOf(1, { isRead: true, path: '/user/7' })], 0) })
  await expect.element(line(1)).toBeVisible()
  await expect.element(line(1).getByRole('button')).not.toBeInTheDocument()
})

test('a visitor meets the wall, and comes back to the filter they wanted', async () => {
  const calls = await renderPart(<NotificationsPage />, { at: '/notifications?filter=replies' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Sign in to see your notifications')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const kept = JSON.parse(sessionStorage.getItem('pending-action') ?? '{}') as { place?: string }
  expect(kept.place).toBe('/notifications?filter=replies')
  expect(calls).toEqual([])
})

test('g n leads there', async () => {
  await renderApp('/settings', { user: SARI, answers: { [LIST]: listOf([], 0) } })
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await eventually(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'g' }))
    dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
    return location.hash
  }).toBe('#/notifications')
})
