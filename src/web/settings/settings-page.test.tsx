import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { SettingsPage } from './settings-page.tsx'

afterEach(leaveApp)

test('the settings page brings its own style, whether or not the settings menu was opened before', async () => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  const group = document.querySelector('fieldset')
  expect(group && getComputedStyle(group).display).toBe('flex')
})

test.each(['Theme', 'Language', 'Notifications'])('the settings page has a section %s', async (name) => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('the language can be changed here too', async () => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  const indonesian = page.getByRole('button', { name: 'Bahasa Indonesia' })
  await indonesian.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible()
  await expect.element(indonesian).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('language')).toBe('id')
})

test('articles are set as large as is chosen here, on this device', async () => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  const sizes = page.getByRole('group', { name: 'Text size' })
  await expect.element(sizes.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true')
  await sizes.getByRole('button', { name: 'Large' }).click()
  await expect.element(sizes.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('text-size')).toBe('large')
})

test.each([
  ['Reduce motion', 'reduce-motion', 'data-still'],
  ['Data saver', 'data-saver', 'data-saves-data'],
  ['Autoplay videos', 'autoplay-video', null],
] as const)('%s is kept on this device, and counts at once', async (name, key, mark) => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  const control = page.getByRole('switch', { name })
  await expect.element(control).not.toBeChecked()
  await control.click()
  await expect.element(control).toBeChecked()
  expect(localStorage.getItem(key)).toBe('on')
  if (mark !== null) expect(document.documentElement.hasAttribute(mark)).toBe(true)
  await control.click()
  expect(localStorage.getItem(key)).toBeNull()
  if (mark !== null) expect(document.documentElement.hasAttribute(mark)).toBe(false)
})

test('a language is as tall as a theme, and the chosen one has a tick', async () => {
  await renderPart(<SettingsPage />, { at: '/settings' })
  const heights = Array.from(
    document.querySelectorAll<HTMLElement>('fieldset button'),
    (it) => it.offsetHeight,
  )
  expect(new Set(heights).size).toBe(1)
  const ticked = document.querySelectorAll('section:has(#settings-language) fieldset button:has(svg)')
  expect(Array.from(ticked, (it) => it.textContent)).toEqual(['English'])
})
