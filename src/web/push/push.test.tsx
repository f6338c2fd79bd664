import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { PushInvitation, PushSwitch } from './public.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const SUBSCRIPTION = '/api/push/subscription'
const done = { body: { done: true } }

interface Device {
  permission: NotificationPermission
  /** What the person says to the browser. */
  says: NotificationPermission
  isSubscribed: boolean
  requested: number
}
let device: Device

const standing = (mayAsk: boolean) => () => ({
  body: { publicKey: KEYS.p256dh, mayAsk, isSubscribed: device.isSubscribed },
})
const answers = (mayAsk: boolean) => ({
  '/api/push': standing(mayAsk),
  [`PUT ${SUBSCRIPTION}`]: done,
  [`DELETE ${SUBSCRIPTION}`]: done,
})

beforeEach(() => {
  device = { permission: 'default', says: 'granted', isSubscribed: false, requested: 0 }
  document.documentElement.dataset['worker'] = ''
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => device.permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    device.requested++
    device.permission = device.says
    return device.says
  })
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      device.isSubscribed = false
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (device.isSubscribed ? subscription : null),
      subscribe: async () => {
        device.isSubscribed = true
        return subscription
      },
    },
  } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
})
afterEach(async () => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['worker']
  localStorage.removeItem('push-invitation')
  await leaveApp()
})

const toggle = page.getByRole('switch', { name: 'Notifications on this device' })
const invitation = page.getByRole('region', { name: 'Know when someone replies?' })
const sentTo = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`)

test('the switch asks the browser, subscribes it and tells the server its time zone; off ends both', async () => {
  const calls = await renderPart(<PushSwitch />, { answers: answers(false) })
  await expect.element(toggle).toBeEnabled()
  expect(device.requested).toBe(0)
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await expect.element(page.getByText(/This browser notifies you right away/)).toBeVisible()
  const put = calls.find(({ method }) => method === 'PUT')
  expect(put).toMatchObject({
    path: SUBSCRIPTION,
    body: { endpoint: ENDPOINT, keys: KEYS, timeZone: expect.any(String) },
  })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  expect(calls.find(({ method }) => method === 'DELETE')).toMatchObject({ body: { endpoint: ENDPOINT } })
  expect(device.isSubscribed).toBe(false)
})

test('whoever says no to the browser reads how to allow it, and nothing is sent', async () => {
  device.says = 'denied'
  const calls = await renderPart(<PushSwitch />, { answers: answers(false) })
  await toggle.click()
  await expect.element(page.getByText(/Your browser blocks notifications/)).toBeVisible()
  await expect.element(toggle).toBeDisabled()
  expect(sentTo(calls)).not.toContain(`PUT ${SUBSCRIPTION}`)
})

test('a browser that can’t says so and asks nothing', async () => {
  delete document.documentElement.dataset['worker']
  const calls = await renderPart(<PushSwitch />, { answers: answers(false) })
  await expect.element(page.getByText(/This browser can’t show notifications/)).toBeVisible()
  await expect.element(toggle).toBeDisabled()
  expect(calls).toEqual([])
})

test('the invitation comes after the first answer, and the browser’s question from its button alone', async () => {
  await renderPart(<PushInvitation />, { answers: answers(true) })
  await expect.element(invitation).toBeVisible()
  expect(device.requested).toBe(0)
  await invitation.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(invitation).not.toBeInTheDocument()
  expect(device).toMatchObject({ requested: 1, isSubscribed: true })
  await expect.element(page.getByText(/^Notifications on this device are on/)).toHaveFocus()
})

test('whoever refuses the browser’s question reads how to allow it later', async () => {
  device.says = 'denied'
  await renderPart(<PushInvitation />, { answers: answers(true) })
  await invitation.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(page.getByText(/^Your browser blocks notifications/)).toHaveFocus()
  await expect.element(invitation).not.toBeInTheDocument()
})

test('whoever answers the browser nothing keeps the invitation, and the focus on its button', async () => {
  device.says = 'default'
  const calls = await renderPart(<PushInvitation />, { answers: answers(true) })
  const allow = invitation.getByRole('button', { name: 'Turn on' })
  await allow.click()
  await vi.waitFor(() => expect(sentTo(calls)).toEqual(['GET /api/push', 'GET /api/push']))
  await expect.element(allow).toHaveFocus()
})

test('without an answer received, or once permission was given or refused, nothing is offered', async () => {
  const calls = await renderPart(<PushInvitation />, { answers: answers(false) })
  await vi.waitFor(() => expect(sentTo(calls)).toEqual(['GET /api/push']))
  await expect.element(invitation).not.toBeInTheDocument()
  await leaveApp()
  device.permission = 'denied'
  expect(await renderPart(<PushInvitation />, { answers: answers(true) })).toEqual([])
  await expect.element(invitation).not.toBeInTheDocument()
})

test('"No, thanks" is remembered on this device', async () => {
  await renderPart(<PushInvitation />, { answers: answers(true) })
  await invitation.getByRole('button', { name: 'No, thanks' }).click()
  await expect.element(invitation).not.toBeInTheDocument()
  await expect.element(page.getByText(/^All right\. You can turn this on/)).toHaveFocus()
  await leaveApp()
  const calls = await renderPart(<PushInvitation />, { answers: answers(true) })
  expect(calls).toEqual([])
  expect(device.requested).toBe(0)
})
