import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../contract/auth.ts'
import type { Answer } from '../testing/stand-ins.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { ThemePicker } from './theme-picker.tsx'

afterEach(leaveApp)

const TOPAZ: User = { ...SARI, isFree: false, isTopaz: true }
const AGATE: User = { ...SARI, isFree: false, isAgate: true }
const AQUA: User = { ...SARI, isFree: false, isAqua: true }
const SAVE = '/api/user/theme'

const shown = () => document.documentElement.dataset['theme']
const option = (name: string) => page.getByRole('button', { name, exact: true })
const plan = (text: string) => page.getByText(text, { exact: true })

/** The picker; the answer tells what was saved. */
async function open(
  user?: User,
  save: Answer | (() => Answer | Promise<Answer>) = { body: { selectedTheme: 'light' } },
) {
  const calls = await renderPart(<ThemePicker />, { user, answers: { [SAVE]: save } })
  return () => calls
}

test('[S4.1-7] for a logged-in user the choice is also saved to the server', async () => {
  const saved = await open(AQUA)
  await option('Light').click()
  expect(shown()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await eventually(saved).toEqual([{ method: 'POST', path: SAVE, body: { theme: 'light' } }])
  // The answer, too, before the next test begins: its toast would be shown there.
  await eventually(shownToast).toMatchObject({ title: 'Theme updated!' })
})

test('[S4.1-8] a logged-out user only changes the local theme: no call is made', async () => {
  const saved = await open()
  await option('Light').click()
  expect(shown()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await option('Auto').click()
  expect(localStorage.getItem('theme')).toBe('auto')
  expect(saved()).toEqual([])
  expect(shownToast()).toBeNull()
})

test.each(['Topaz', 'Agate', 'Aqua'])('[S4.1-9] %s is refused when not logged in', async (name) => {
  const saved = await open()
  await option(name).click()
  expect(shown()).toBe('dark')
  expect(saved()).toEqual([])
  await expect.element(option(name)).toHaveAttribute('aria-pressed', 'false')
})

test('[S8-6] a premium theme, logged out: Login Required', async () => {
  await open()
  await option('Topaz').click()
  await eventually(shownToast).toMatchObject({
    title: 'Login Required',
    description: 'Please login to access premium themes.',
  })
  await expect.element(page.getByText('Please login to access premium themes.')).toBeVisible()
})

test.each([
  ['Topaz', SARI],
  ['Agate', TOPAZ],
  ['Aqua', TOPAZ],
  ['Aqua', AGATE],
])('[S4.1-10] [S8-7] %s is refused when the tier is too low, and the toast names it', async (name, user) => {
  const saved = await open(user)
  await option(name).click()
  expect(shown()).toBe('dark')
  expect(saved()).toEqual([])
  await eventually(shownToast).toMatchObject({
    title: 'Premium Theme Required',
    description: `You need ${name} membership to access this theme.`,
  })
})

test.each([
  ['Topaz', TOPAZ],
  ['Topaz', AGATE],
  ['Agate', AGATE],
  ['Agate', AQUA],
  ['Aqua', AQUA],
])('%s opens with its plan', async (name, user) => {
  const theme = name.toLowerCase()
  const saved = await open(user, { body: { selectedTheme: theme } })
  await option(name).click()
  expect(shown()).toBe(theme)
  await eventually(saved).toMatchObject([{ body: { theme } }])
})

test.each([
  ['[S4.1-14] an Aqua plan reads "Aqua (all premium)"', AQUA, 'Aqua (all premium)'],
  ['[S4.1-15] an Agate plan reads "Agate (Topaz + Agate)"', AGATE, 'Agate (Topaz + Agate)'],
  ['[S4.1-16] a Topaz plan reads "Topaz (Topaz only)"', TOPAZ, 'Topaz (Topaz only)'],
  ['[S4.1-17] a Free plan reads "Free (basic only)"', SARI, 'Free (basic only)'],
])('%s', async (_, user, text) => {
  await renderPart(<ThemePicker />, { user })
  await expect.element(plan(text)).toBeVisible()
})

test('somebody without an account is not told about a plan', async () => {
  await open()
  await expect.element(option('Topaz')).toBeVisible()
  await expect.element(page.getByText('Your plan')).not.toBeInTheDocument()
})

test.each([
  ['a visitor', undefined, ['Topaz', 'Agate', 'Aqua']],
  ['a free member', SARI, ['Topaz', 'Agate', 'Aqua']],
  ['an Agate member', AGATE, ['Aqua']],
  ['an Aqua member', AQUA, []],
])('for %s the stones of higher plans carry a lock, and a word for it', async (_, user, locked) => {
  await open(user)
  const withLock = () =>
    Array.from(
      document.querySelectorAll('fieldset button[aria-pressed=false]:has(svg + svg)'),
      (button) => button.textContent,
    )
  await expect.poll(withLock).toEqual(locked)
  for (const name of locked)
    await expect.element(option(name)).toHaveAccessibleDescription('Locked: needs a plan')
  await expect.element(option('Dark')).not.toHaveAccessibleDescription()
})

test('[S4.1-18] "Back to Basic Theme" sets dark and is there for a premium theme only', async () => {
  const saved = await open(AQUA)
  await option('Light').click()
  await expect.element(option('Back to Basic Theme')).not.toBeInTheDocument()
  await option('Agate').click()
  await option('Back to Basic Theme').click()
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await eventually(() => saved().at(-1)?.body).toEqual({ theme: 'dark' })
  await expect.element(option('Back to Basic Theme')).not.toBeInTheDocument()
})

test('[S4.1-20] a premium choice never enters the stored theme', async () => {
  await open(AQUA)
  await option('Light').click()
  await option('Aqua').click()
  expect(shown()).toBe('aqua')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('[S8-5] a theme that is saved: Theme updated!', async () => {
  await open(SARI)
  await option('Light').click()
  await eventually(shownToast).toMatchObject({
    title: 'Theme updated!',
    description: 'Your theme has been changed successfully.',
  })
  expect(shown()).toBe('light')
})

test.each([
  ['the server refuses', { status: 500, body: { code: 'internal', message: 'Sorry.' } }],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[S8-4] when %s: Error, and the theme before is back', async (_, save) => {
  await open(SARI, save)
  await option('Light').click()
  await eventually(shownToast).toEqual({
    title: 'Error',
    description: 'Failed to update theme.',
    tone: 'destructive',
  })
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a failure that comes late does not undo a later choice', async () => {
  let refuse = (): void => {}
  let asked = 0
  await open(SARI, () => {
    asked += 1
    if (asked > 1) return { body: { selectedTheme: 'auto' } }
    return new Promise((resolve) => (refuse = () => resolve({ status: 500 })))
  })
  await option('Light').click()
  await option('Auto').click()
  await eventually(() => shownToast()?.title).toBe('Theme updated!')
  refuse()
  await eventually(() => shownToast()?.title).toBe('Error')
  expect(localStorage.getItem('theme')).toBe('auto')
})
