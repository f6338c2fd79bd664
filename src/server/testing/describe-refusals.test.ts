import { expect, test } from 'vitest'
import { operationsOf } from '../api-docs/operations.ts'
import { refusalsOf } from '../api-docs/refusals.ts'
import { features } from '../features.ts'
import { readRefusals, type MetRefusal } from './record-refusals.ts'

/** Far fewer than a whole run meets: with less than this the recording is broken. */
const FEWEST_REFUSALS = 200

// Runs after the whole first run (scripts/test.ts).
test('every refusal that a test has met is in the description of the API', () => {
  const met = readRefusals()
  expect(met.length).toBeGreaterThan(FEWEST_REFUSALS)
  expect(undescribed(met)).toEqual([])
})

test('a refusal that is not described is found', () => {
  const planted = { operation: 'getStats', code: 'plan_required' }
  expect(undescribed([planted, { operation: 'saveTheme', code: 'plan_required' }])).toEqual([planted])
})

function undescribed(met: MetRefusal[]): MetRefusal[] {
  const described = new Map(
    operationsOf(features).map((operation) => [operation.name, new Set<string>(refusalsOf(operation))]),
  )
  return met.filter(({ operation, code }) => described.get(operation)?.has(code) !== true)
}
