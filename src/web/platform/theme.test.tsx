import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { THEMES } from '../../contract/plans.ts'
import { LITTLE_MOTION } from '../testing/little-motion.ts'
import { shownTheme, storedTheme, themeStore } from './theme.ts'

/** The system’s own preference, told to the real browser. The provider’s types would bring those of Node along. */
const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
function systemPrefers(...preference: ('dark' | 'light')[]): Promise<unknown> {
  const features = preference.map((value) => ({ name: 'prefers-color-scheme', value }))
  return session.send('Emulation.setEmulatedMedia', { features: [...features, LITTLE_MOTION] })
}

let stop = (): void => {}
const start = () => {
  stop = themeStore.start()
}
afterEach(async () => {
  stop()
  localStorage.clear()
  document.cookie = 'theme=; Path=/; Max-Age=0'
  await systemPrefers()
})

const shown = () => document.documentElement.dataset['theme']

test('[S4.1-2] without a choice the theme is dark, whatever the system prefers', async () => {
  await systemPrefers('light')
  start()
  expect(themeStore.get()).toBe('dark')
  expect(shown()).toBe('dark')
})

test.each(['dark', 'light'] as const)(
  '[S4.1-4] auto follows a system that prefers %s',
  async (preference) => {
    await systemPrefers(preference)
    localStorage.setItem('theme', 'auto')
    start()
    expect(shown()).toBe(preference)
    expect(shownTheme('auto')).toBe(preference)
  },
)

test('[S4.1-5] auto updates when the system preference changes', async () => {
  await systemPrefers('light')
  start()
  themeStore.set('auto')
  expect(shown()).toBe('light')
  await systemPrefers('dark')
  await expect.poll(shown).toBe('dark')
  await systemPrefers('light')
  await expect.poll(shown).toBe('light')
  expect(localStorage.getItem('theme')).toBe('auto')
})

test('a chosen theme does not follow the system', async () => {
  await systemPrefers('light')
  start()
  themeStore.set('light')
  await systemPrefers('dark')
  await expect.poll(() => matchMedia('(prefers-color-scheme: dark)').matches).toBe(true)
  expect(shown()).toBe('light')
})

test.each(THEMES)('[S4.1-20] after choosing %s the stored theme is a basic one', (theme) => {
  localStorage.setItem('theme', 'light')
  start()
  themeStore.set(theme)
  expect(['dark', 'light', 'auto']).toContain(localStorage.getItem('theme'))
  expect(storedTheme()).toBe(theme)
  expect(document.cookie).toContain(`theme=${theme}`)
})

test('[S4.1-20] a premium value that somebody wrote into the stored theme counts as none', () => {
  localStorage.setItem('theme', 'aqua')
  start()
  expect(shown()).toBe('dark')
})

test.each(['Light', '', 'blue', '__proto__'])('a stored theme %j is none', (text) => {
  localStorage.setItem('theme', text)
  localStorage.setItem('premium-theme', text)
  expect(storedTheme()).toBe('dark')
})

test('a basic choice ends a premium one', () => {
  start()
  themeStore.set('topaz')
  themeStore.set('light')
  expect(localStorage.getItem('premium-theme')).toBeNull()
  expect(storedTheme()).toBe('light')
})
