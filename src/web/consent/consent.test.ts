import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../testing/stand-ins.ts'
import {
  COOKIE_KINDS,
  EVERYTHING,
  hasChosen,
  onConsent,
  ONLY_ESSENTIAL,
  readPreferences,
  storeConsent,
} from './consent.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const stored = () =>
  [
    localStorage.getItem('cookie-consent'),
    JSON.parse(localStorage.getItem('cookie-preferences') ?? ''),
  ] as unknown

test('[S3-24] the cookie preferences are essential, analytics, preferences and marketing', () => {
  expect(COOKIE_KINDS).toEqual(['essential', 'analytics', 'preferences', 'marketing'])
  storeConsent('all', EVERYTHING)
  expect(stored()).toEqual(['all', { essential: true, analytics: true, preferences: true, marketing: true }])
})

test('only the essential is kept under its own word', () => {
  storeConsent('essential', ONLY_ESSENTIAL)
  expect(stored()).toEqual([
    'essential',
    { essential: true, analytics: false, preferences: false, marketing: false },
  ])
})

test('a choice of one’s own is custom and is read back', () => {
  storeConsent('custom', { ...ONLY_ESSENTIAL, preferences: true })
  expect(stored()).toEqual([
    'custom',
    { essential: true, analytics: false, preferences: true, marketing: false },
  ])
  expect(readPreferences()).toEqual({ ...ONLY_ESSENTIAL, preferences: true })
})

test('[S5-5] essential is true whatever the storage says', () => {
  localStorage.setItem('cookie-preferences', '{"essential":false,"analytics":true}')
  expect(readPreferences()).toEqual({ ...ONLY_ESSENTIAL, analytics: true })
  storeConsent('custom', { ...EVERYTHING, essential: false as unknown as true })
  expect(stored()).toEqual(['custom', EVERYTHING])
})

test.each(['', '{', 'null', '5', '"all"', '[true]', '{"analytics":"true","marketing":1}'])(
  'preferences that nobody chose (%j) allow the essential only',
  (text) => {
    localStorage.setItem('cookie-preferences', text)
    expect(readPreferences()).toEqual(ONLY_ESSENTIAL)
  },
)

test('only the three words are a choice', () => {
  const words = ['all', 'essential', 'custom', 'none', '', 'ALL', 'true']
  const chosen = words.filter((word) => {
    localStorage.setItem('cookie-consent', word)
    return hasChosen()
  })
  expect(chosen).toEqual(['all', 'essential', 'custom'])
  localStorage.clear()
  expect(hasChosen()).toBe(false)
})

test('whoever listens is told of a choice, until they stop', () => {
  const told = vi.fn()
  const stop = onConsent(told)
  storeConsent('all', EVERYTHING)
  stop()
  storeConsent('essential', ONLY_ESSENTIAL)
  expect(told).toHaveBeenCalledTimes(1)
})

test('without storage a choice holds for this page', () => {
  vi.stubGlobal('localStorage', forbiddenStorage)
  expect(hasChosen()).toBe(false)
  storeConsent('custom', { ...ONLY_ESSENTIAL, analytics: true })
  expect(hasChosen()).toBe(true)
  expect(readPreferences().analytics).toBe(true)
})
