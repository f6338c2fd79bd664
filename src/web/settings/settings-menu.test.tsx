import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forbiddenStorage } from '../testing/stand-ins.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { SettingsMenu } from './settings-menu.tsx'

afterEach(leaveApp)

const panel = page.getByRole('dialog', { name: 'Settings' })
const notifications = panel.getByRole('switch', { name: 'Notifications' })

async function open(): Promise<void> {
  await renderPart(<SettingsMenu />)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.element(panel.getByRole('heading', { name: 'Theme' })).toBeVisible()
}

test('[S2.5-14] the settings menu has a theme selection', async () => {
  await open()
  const offered = Array.from(
    document.querySelectorAll('[popover] fieldset button'),
    (option) => option.textContent,
  )
  expect(offered).toEqual(['Dark', 'Light', 'Auto', 'Topaz', 'Agate', 'Aqua'])
  await expect.element(panel.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Light' }).click()
  expect(document.documentElement.dataset['theme']).toBe('light')
  await expect.element(panel.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(panel.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'false')
})

test('[S2.5-15] the settings menu has a notifications switch that is on by default', async () => {
  await open()
  await expect.element(notifications).toBeVisible()
  await expect.element(notifications).toBeChecked()
})

test('the notifications switch remembers that it was turned off, and on again', async () => {
  await open()
  await notifications.click()
  await expect.element(notifications).not.toBeChecked()
  expect(localStorage.getItem('notifications')).toBe('off')
  await notifications.click()
  await expect.element(notifications).toBeChecked()
  expect(localStorage.getItem('notifications')).toBe('on')
})

test('a switch that was turned off on this device is off', async () => {
  localStorage.setItem('notifications', 'off')
  await open()
  await expect.element(notifications).not.toBeChecked()
})

test('the settings menu works where storage is forbidden', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage)
  await open()
  await panel.getByRole('button', { name: 'Light' }).click()
  expect(document.documentElement.dataset['theme']).toBe('light')
  await notifications.click()
  await expect.element(notifications).not.toBeChecked()
})
