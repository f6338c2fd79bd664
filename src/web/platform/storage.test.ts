import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../testing/stand-ins.ts'
import { mirrorInCookie, readStored, removeStored, writeStored } from './storage.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a choice is kept as plain text under its own name', () => {
  writeStored('language', 'my')
  expect(localStorage.getItem('language')).toBe('my')
  expect(readStored('language')).toBe('my')
  removeStored('language')
  expect(readStored('language')).toBeNull()
})

test('what another tab has written is read', () => {
  writeStored('language', 'my')
  localStorage.setItem('language', 'id')
  expect(readStored('language')).toBe('id')
})

test.each([
  ['forbidden', forbiddenStorage],
  ['absent', undefined],
])('when storage is %s a choice lives as long as the page', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(readStored('notifications')).toBeNull()
  writeStored('notifications', 'off')
  expect(readStored('notifications')).toBe('off')
  removeStored('notifications')
  expect(readStored('notifications')).toBeNull()
})

test('a full storage does not bring the choice before the last one back', () => {
  const full = memoryStorage()
  full.setItem('language', 'en')
  vi.stubGlobal('localStorage', { ...full, setItem: forbiddenStorage.setItem })
  writeStored('language', 'id')
  expect(readStored('language')).toBe('id')
  vi.stubGlobal('localStorage', full)
  writeStored('language', 'my')
  expect(readStored('language')).toBe('my')
})

test.each([
  ['http:', 'theme=light; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'theme=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])('over %s the server is told by a cookie', (protocol, cookie) => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  mirrorInCookie('theme', 'light')
  expect(page.cookie).toBe(cookie)
})
