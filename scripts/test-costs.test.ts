import { expect, test } from 'vitest'
import {
  costsByFeature,
  costTable,
  featureShare,
  overBudget,
  runSecondsAt,
  secondsAt,
  type StepTimes,
} from './test-costs.ts'
import { fileTimes } from './test-results.ts'

const step = (seconds: Record<string, number>): StepTimes => ({
  name: 'tests: embedded',
  seconds: 100,
  files: Object.entries(seconds).map(([file, taken]) => ({ file, seconds: taken })),
})

/** As many files as a step has, of three seconds each. */
const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`src/server/a/${at}.test.ts`, 3]))

test('a file that takes more than its share of the step is named, however slow the machine is', () => {
  const seconds = { ...many, 'src/server/guilds/huge.test.ts': 90 }
  expect(overBudget([step(seconds)])).toEqual([
    expect.stringMatching(
      /^src\/server\/guilds\/huge\.test\.ts took 90 s in "tests: embedded"; a file may take 69 s/,
    ),
  ])
  const slowly = Object.fromEntries(Object.entries(seconds).map(([file, taken]) => [file, taken * 5]))
  expect(overBudget([step(slowly)])).toHaveLength(1)
})

test('what is slow only because all is slow is within its budget, and so is a small file that stalled', () => {
  const slowly = Object.fromEntries(Object.entries(many).map(([file, taken]) => [file, taken * 20]))
  expect(overBudget([step({ ...slowly, 'src/server/a/stalled.test.ts': 900 })])).toEqual([])
  expect(overBudget([step({ ...many, 'src/server/a/stalled.test.ts': 39 })])).toEqual([])
  expect(overBudget([step({ 'src/server/a/one-of-few.test.ts': 100 })]), 'on the second database').toEqual([])
})

test('a file of journeys may take more of its step', () => {
  const journeys = { 'e2e/a.spec.ts': 50, 'e2e/b.spec.ts': 100, 'e2e/c.spec.ts': 350 }
  expect(overBudget([step(journeys)])).toEqual([expect.stringMatching(/^e2e\/c\.spec\.ts took 350 s/)])
})

test('what a feature costs is added up on both sides and in its journeys', () => {
  const costs = costsByFeature([
    step({ 'src/server/auth/signin.test.ts': 10, 'src/server/platform/db.test.ts': 40 }),
    step({ 'src/web/auth/sign-in.test.tsx': 5, 'e2e/account-journey.spec.ts': 20, 'e2e/frame.spec.ts': 2 }),
  ])
  expect(costs).toEqual([
    { feature: undefined, server: 40, web: 0, journeys: 2, total: 42 },
    { feature: 'auth', server: 10, web: 5, journeys: 20, total: 35 },
  ])
  expect(costTable(costs)).toContain('1 features, 35 s each')
})

test('with more features only their part of a step grows; a step without tests grows with the source', () => {
  const times = step({ 'src/server/auth/signin.test.ts': 30, 'src/server/platform/db.test.ts': 20 })
  expect(secondsAt(1, times, 0.5)).toBe(100)
  expect(secondsAt(3, times, 0.5)).toBe(220)
  expect(secondsAt(1, step({}), 0.5)).toBe(100)
  expect(secondsAt(3, step({}), 0.5)).toBe(200)
})

test('of the source that is the features’ which lies in their folders, on both sides and in the contract', () => {
  const bytes = {
    'src/server/auth/routes.ts': 10,
    'src/web/auth/auth-page.tsx': 10,
    'src/contract/auth.ts': 10,
    'src/web/ui/button.tsx': 50,
    'src/server/app.ts': 10,
    'scripts/test.ts': 10,
  }
  expect(featureShare(Object.entries(bytes).map(([path, size]) => ({ path, bytes: size })))).toBe(0.3)
  expect(featureShare([])).toBe(0)
})

test('what asks every endpoint, screen or file in turn grows with the features, and is none of them', () => {
  const walks = {
    'e2e/accessible.spec.ts': 6,
    'e2e/styles-loaded.spec.ts': 2,
    'src/server/testing/role-matrix/matrix.test.ts': 2,
    'src/architecture.test.ts': 2,
  }
  const times = step({ ...walks, 'src/server/auth/signin.test.ts': 8, 'e2e/frame.spec.ts': 20 })
  expect(secondsAt(2, times, 0.5)).toBe(150)
  expect(costTable(costsByFeature([times]))).toContain('1 features, 20 s each')
})

test('components count only as far as they take longer than what runs beside them', () => {
  const named = (name: string, seconds: number): StepTimes => ({ name, seconds, files: [] })
  const server = [named('tests: embedded', 60), named('tests: PostgreSQL 15', 20)]
  expect(runSecondsAt(1, [named('check', 5), ...server, named('tests: components', 50)], 0.5)).toBe(85)
  expect(runSecondsAt(1, [named('check', 5), ...server, named('tests: components', 90)], 0.5)).toBe(95)
})

test('the time of a journey is that of all its tries', () => {
  const report = {
    suites: [
      {
        title: 'frame.spec.ts',
        specs: [
          { title: 'a', tests: [{ status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] }] },
        ],
        suites: [
          {
            title: 'b',
            specs: [{ title: 'c', tests: [{ status: 'expected', results: [{ duration: 500 }] }] }],
          },
        ],
      },
    ],
  }
  expect(fileTimes(JSON.stringify(report))).toEqual([{ file: 'e2e/frame.spec.ts', seconds: 3.5 }])
})
