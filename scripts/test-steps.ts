import { join } from 'node:path'
import { ROOT } from './run-command.ts'
import { readReport, type TestResult } from './test-results.ts'

export interface Step {
  name: string
  passed: number
  failed: number
  skipped: number
  /** What a reader of the table should know: a version, or why it failed or did not run. */
  note: string
}

interface Ran {
  ok: boolean
  reason: string | undefined
}

/** A step that has no tests of its own: going wrong, or not being able to run, counts as one failed test. */
export function plainStep(name: string, { ok, reason }: Ran, note = ''): Step {
  return {
    name,
    passed: 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    note: ok ? note : (reason ?? 'failed, see above'),
  }
}

/** A step that wrote a report. A failure that no test shows, such as a file that does not load, counts as one. */
export async function reportedStep(name: string, ran: Ran, report: string, note = ''): Promise<Step> {
  const results = await readReport(join(ROOT, report)).catch(() => undefined)
  if (results === undefined) return plainStep(name, { ok: false, reason: ran.reason ?? `left no ${report}` })
  return countResults(name, ran, results, note)
}

export function countResults(name: string, { ok, reason }: Ran, results: TestResult[], note = ''): Step {
  const count = (status: TestResult['status']): number =>
    results.filter((result) => result.status === status).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  if (results.length === 0) return plainStep(name, { ok: false, reason: reason ?? 'no test was found' })
  const flaky = results.filter(({ isFlaky }) => isFlaky).map(({ title }) => title)
  const seen = flaky.length === 0 ? note : `${note} at the second try only: ${flaky.join('; ')}`.trim()
  if (ok || failed > 0) return { name, passed, failed, skipped, note: reason ?? seen }
  return { name, passed, failed: 1, skipped, note: reason ?? 'failed outside of its tests, see above' }
}

export function notRun(name: string, why: string): Step {
  return { name, passed: 0, failed: 0, skipped: 0, note: `not run: ${why}` }
}

export function table(steps: Step[]): string {
  const rows = [
    ['step', 'passed', 'failed', 'skipped', ''],
    ...steps.map(({ name, passed, failed, skipped, note }) => [
      name,
      ...[passed, failed, skipped].map(String),
      note,
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}

/** The last line of a run, always in this form. */
export function totalLine(steps: Step[]): string {
  const sum = (key: 'passed' | 'failed'): number => steps.reduce((total, step) => total + step[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
