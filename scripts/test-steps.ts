import { join } from 'node:path'
import { ROOT } from './run-command.ts'
import { readReport, type TestResult } from './test-results.ts'

export interface Step {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds?: number
  /** The report that it left, from the root of the project. */
  report?: string
  /** The end of what a failed step printed: a log that is cut short still shows what happened. */
  lastLines?: string
  /** What a reader of the table should know: a version, or why it failed or did not run. */
  note: string
}

interface Ran {
  ok: boolean
  output?: string
  reason: string | undefined
}

const LAST_LINES = 60

function lastLinesOf({ ok, output }: Ran): Pick<Step, 'lastLines'> {
  return ok || output === undefined
    ? {}
    : { lastLines: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') }
}

/** A step that has no tests of its own: going wrong, or not being able to run, counts as one failed test. */
export function plainStep(name: string, ran: Ran, note = ''): Step {
  const { ok, reason } = ran
  return {
    name,
    passed: 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    note: ok ? note : (reason ?? 'failed, see above'),
    ...lastLinesOf(ran),
  }
}

/** A step that wrote a report. A failure that no test shows, such as a file that does not load, counts as one. */
export async function reportedStep(name: string, ran: Ran, report: string, note = ''): Promise<Step> {
  const results = await readReport(join(ROOT, report)).catch(() => undefined)
  if (results === undefined) return plainStep(name, { ok: false, reason: ran.reason ?? `left no ${report}` })
  return { ...countResults(name, ran, results, note), report, ...lastLinesOf(ran) }
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

const COLUMNS = ['step', 'passed', 'failed', 'skipped', 'seconds', '']

export function table(steps: Step[]): string {
  const rows = [
    COLUMNS,
    ...steps.map(({ name, passed, failed, skipped, seconds, note }) => [
      name,
      ...[passed, failed, skipped].map(String),
      seconds === undefined ? '' : seconds.toFixed(0),
      note,
    ]),
  ]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (cell: string, at: number): string => {
    if (at === 0) return cell.padEnd(widths[at] ?? 0)
    return at === COLUMNS.length - 1 ? cell : cell.padStart(widths[at] ?? 0)
  }
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

/** The last line of a run, always in this form. */
export function totalLine(steps: Step[]): string {
  const sum = (key: 'passed' | 'failed'): number => steps.reduce((total, step) => total + step[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
