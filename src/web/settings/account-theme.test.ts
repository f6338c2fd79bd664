import { expect, test } from 'vitest'
import { themeForAccount } from './account-theme.ts'

test.each([
  ['light', 'dark'],
  ['auto', 'light'],
  ['light', 'topaz'],
] as const)('the choice of the account, %s, takes the place of %s', (selectedTheme, shown) => {
  expect(themeForAccount({ selectedTheme, plan: 'free' }, shown)).toBe(selectedTheme)
})

test('nothing changes when the account wants what is shown', () => {
  expect(themeForAccount({ selectedTheme: 'aqua', plan: 'aqua' }, 'aqua')).toBeNull()
  expect(themeForAccount({ selectedTheme: 'dark', plan: 'free' }, 'dark')).toBeNull()
})

test.each(['light', 'auto'] as const)(
  'the default of an account does not overrule %s, chosen on this device',
  (shown) => {
    expect(themeForAccount({ selectedTheme: 'dark', plan: 'free' }, shown)).toBeNull()
  },
)

test('a premium theme comes with the plan that opens it', () => {
  expect(themeForAccount({ selectedTheme: 'agate', plan: 'aqua' }, 'light')).toBe('agate')
})

test('a premium theme ends with its plan', () => {
  expect(themeForAccount({ selectedTheme: 'aqua', plan: 'agate' }, 'aqua')).toBe('dark')
  expect(themeForAccount({ selectedTheme: 'topaz', plan: 'free' }, 'topaz')).toBe('dark')
})

test('an ended plan leaves a basic theme of this device alone', () => {
  expect(themeForAccount({ selectedTheme: 'topaz', plan: 'free' }, 'light')).toBeNull()
})

test('a premium theme left by somebody else goes', () => {
  expect(themeForAccount({ selectedTheme: 'dark', plan: 'free' }, 'agate')).toBe('dark')
})
