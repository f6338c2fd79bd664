import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ON_BOTH_DATABASES } from './both-databases.ts'
import { ROOT } from './run-command.ts'
import { isAtLeast } from './setup/node-version.ts'
import { countResults, notRun, plainStep, reportedStep, table, totalLine } from './test-steps.ts'

const good = { ok: true, reason: undefined }
const bad = { ok: false, reason: undefined }

test('a run adds up the tests of its steps', () => {
  const one = countResults('one', bad, [
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed' },
    { title: 'c', status: 'skipped' },
  ])
  expect(one).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
  const two = countResults('two', good, [{ title: 'd', status: 'passed' }])
  expect(totalLine([one, two, plainStep('check', good)])).toBe('2 passed, 1 failed')
})

test('a step that fails counts as a failed test', () => {
  expect(totalLine([plainStep('build', bad)])).toBe('0 passed, 1 failed')
})

test('a run that fails though each of its tests passed counts as a failed test', () => {
  expect(countResults('one', bad, [{ title: 'a', status: 'passed' }])).toMatchObject({ passed: 1, failed: 1 })
})

test('a run that found no test or left no report counts as a failed test', async () => {
  expect(countResults('one', good, [])).toMatchObject({ passed: 0, failed: 1 })
  expect(await reportedStep('one', good, 'test-results/no-such.json')).toMatchObject({
    failed: 1,
    note: 'left no test-results/no-such.json',
  })
})

test('a journey that needed a second try counts, and is named', () => {
  const steps = [countResults('journeys', good, [{ title: 'a', status: 'passed', isFlaky: true }])]
  expect(totalLine(steps)).toBe('1 passed, 0 failed')
  expect(table(steps)).toContain('at the second try only: a')
})

test('the table says what did not run', () => {
  const steps = [{ ...plainStep('check', good), seconds: 12.3 }, notRun('tests: PostgreSQL 15', 'not root')]
  expect(table(steps).split('\n')).toEqual([
    'step                  passed  failed  skipped  seconds',
    'check                      0       0        0       12',
    'tests: PostgreSQL 15       0       0        0           not run: not root',
  ])
})

test('versions are compared by number, not by letter', () => {
  expect(isAtLeast('20.19.0', '20.19')).toBe(true)
  expect(isAtLeast('20.9.0', '20.19')).toBe(false)
  expect(isAtLeast('100.0.0', '20.19')).toBe(true)
  expect(isAtLeast('18.20.8', '20.19')).toBe(false)
})

test('what runs on both databases is there: Vitest says nothing of a name that fits no file', () => {
  expect(ON_BOTH_DATABASES.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
