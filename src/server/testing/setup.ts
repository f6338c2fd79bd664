import { afterAll, afterEach, expect } from 'vitest'
import { loggedErrors } from './logged-errors.ts'
import { writeRefusals } from './record-refusals.ts'
import { recordStatements, writeStatements } from './record-statements.ts'

recordStatements()

afterEach(() => {
  expect(loggedErrors.splice(0), 'the server logged an error').toEqual([])
})

afterAll(() => {
  writeStatements()
  writeRefusals()
})
