import type * as Argon2 from '@node-rs/argon2'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { loggedErrors } from './logged-errors.ts'
import { writeRefusals } from './record-refusals.ts'
import { recordStatements, writeStatements } from './record-statements.ts'

// Passwords are hashed as on the site, with less work: auth/signin.test.ts, which has the real thing, sees how much it is.
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof Argon2>()
  const hash: typeof argon.hash = (password, options) =>
    argon.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...argon, hash }
})

recordStatements()

afterEach(() => {
  expect(loggedErrors.splice(0), 'the server logged an error').toEqual([])
})

afterAll(() => {
  writeStatements()
  writeRefusals()
})
