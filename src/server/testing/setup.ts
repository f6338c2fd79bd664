import { afterEach, expect } from 'vitest'
import { loggedErrors } from './logged-errors.ts'

afterEach(() => {
  expect(loggedErrors.splice(0), 'the server logged an error').toEqual([])
})
