import { expect, test } from 'vitest'
import {
  BASIC_THEMES,
  DEFAULT_THEME,
  isBasicTheme,
  isPremiumTheme,
  planAllowsTheme,
  planOf,
  PLANS,
  PREMIUM_THEMES,
  type Theme,
} from './plans.ts'

const allowedFor = (theme: Theme) => PLANS.filter((plan) => planAllowsTheme(plan, theme))

test('[S4.1-1] the basic themes are dark, light and auto', () => {
  expect(BASIC_THEMES).toEqual(['dark', 'light', 'auto'])
  expect(['dark', 'light', 'auto', 'topaz', 'Dark', null, undefined, 0].filter(isBasicTheme)).toEqual(
    BASIC_THEMES,
  )
})

test('[S4.1-2] the default theme is dark', () => {
  expect(DEFAULT_THEME).toBe('dark')
})

test('[S4.1-3] the premium themes are topaz, agate and aqua', () => {
  expect(PREMIUM_THEMES).toEqual(['topaz', 'agate', 'aqua'])
  expect(['topaz', 'agate', 'aqua', 'dark', 'Topaz', null, undefined].filter(isPremiumTheme)).toEqual(
    PREMIUM_THEMES,
  )
})

test('[S6-3] the tiers are Free, Topaz, Agate and Aqua', () => {
  expect(PLANS).toEqual(['free', 'topaz', 'agate', 'aqua'])
  const none = { isTopaz: false, isAgate: false, isAqua: false }
  expect(planOf(none)).toBe('free')
  expect(planOf({ ...none, isTopaz: true })).toBe('topaz')
  expect(planOf({ ...none, isAgate: true })).toBe('agate')
  expect(planOf({ ...none, isAqua: true })).toBe('aqua')
})

test('[S4.1-11] theme topaz is allowed for Topaz, Agate and Aqua and nobody else', () => {
  expect(allowedFor('topaz')).toEqual(['topaz', 'agate', 'aqua'])
})

test('[S4.1-12] theme agate is allowed for Agate and Aqua and nobody else', () => {
  expect(allowedFor('agate')).toEqual(['agate', 'aqua'])
})

test('[S4.1-13] theme aqua is allowed for Aqua only', () => {
  expect(allowedFor('aqua')).toEqual(['aqua'])
})

test.each(BASIC_THEMES)('theme %s is everybody’s', (theme) => {
  expect(allowedFor(theme)).toEqual(PLANS)
})
