import { expect, test } from 'vitest'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

test('a hash fits its own password, and what an account without one is compared with fits none', async () => {
  const stored = await hashPassword('lentera-hijau')
  expect(await verifyPassword(stored, 'lentera-hijau')).toBe(true)
  expect(await verifyPassword(stored, 'lentera-merah')).toBe(false)
  expect(await verifyPassword(null, 'no account has this password')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('common passwords and words of the site are known in any case of letters', async () => {
  expect(await isCommonPassword('PassWord', [])).toBe(true)
  expect(await isCommonPassword('Cendekia', ['cendekia'])).toBe(true)
  expect(await isCommonPassword('lentera-hijau', ['cendekia'])).toBe(false)
})
