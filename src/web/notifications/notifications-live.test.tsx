import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Notification } from '../../contract/notifications.ts'
import { forgetEvents, tellListeners } from '../live/public.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { Bell } from './bell.tsx'
import { listOf, notificationOf } from './notifications-testing.ts'
import { NotificationsLive } from './notifications-live.tsx'
import { setUnread } from './unread-store.ts'

afterEach(async () => {
  forgetEvents()
  setUnread(0)
  await leaveApp()
})

const LATEST = '/api/notifications?limit=1'
const tell = (unread: number, isNews: boolean, isAllRead = false) =>
  tellListeners({ kind: 'notifications', unread, isNews, isAllRead })

async function listen(latest: Notification, at = '/') {
  const calls = await renderPart(
    <>
      <Bell />
      <NotificationsLive />
    </>,
    { at, user: SARI, answers: { [LATEST]: listOf([latest], 1), '/api/notifications': listOf([latest], 1) } },
  )
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  return calls
}

test('the bell ticks with the stream, and a reply is told at once with the way there', async () => {
  await listen(notificationOf(5))
  tell(1, true)
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await eventually(shownToast).toMatchObject({
    title: 'New notification',
    description: 'Budi Hartono replied to you in Volcano 5',
  })
  await page.getByRole('button', { name: 'Open' }).click()
  expect(location.hash).toBe('#/article/5?comment=5')
})

test.each([
  ['a like', { icon: 'like' as const }, () => {}],
  ['what was read meanwhile', { isRead: true }, () => {}],
])('no toast for %s', async (_, changes, prepare) => {
  prepare()
  const calls = await listen(notificationOf(5, changes))
  tell(1, true)
  await eventually(() => calls.map(({ path }) => path)).toContain(LATEST)
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(shownToast()).toBeNull()
})

test('no toast, and no question to the server, in a tab that nobody sees', async () => {
  const calls = await listen(notificationOf(5))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  tell(1, true)
  const { hearNews } = await import('./hear-event.ts')
  expect(hearNews).toBeTypeOf('function')
  await vi.waitFor(() => expect(shownToast()).toBeNull())
  expect(calls).toEqual([])
})

test('before an open panel it waits until it is asked for, so that nothing moves', async () => {
  await listen(notificationOf(5))
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect.element(page.getByRole('link', { name: /Volcano 5/ })).toBeVisible()
  tell(2, true)
  const pill = page.getByRole('button', { name: 'Show new ones' })
  await expect.element(pill).toBeVisible()
  expect(shownToast()).toBeNull()
  await pill.click()
  await expect.element(pill).not.toBeInTheDocument()
})

test('what was read on another device is marked here too', async () => {
  await listen(notificationOf(5))
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const line = page.getByRole('link', { name: /Volcano 5/ })
  await expect.element(line).toHaveTextContent('Unread')
  tell(0, false, true)
  await expect.element(line).not.toHaveTextContent('Unread')
})

test('what is turned off or taken back elsewhere changes the number, and no line is called read', async () => {
  await listen(notificationOf(5))
  tell(1, false)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const line = page.getByRole('link', { name: /Volcano 5/ })
  await expect.element(line).toHaveTextContent('Unread')
  tell(0, false)
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect.element(line).toHaveTextContent('Unread')
})
