import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from './run-command.ts'

export interface TestResult {
  /** With the titles of the groups around it. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Passed at the second try only: it counts, and is named at the end of the run. */
  isFlaky?: true
}

interface VitestReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** Reads a JSON report of Vitest or of Playwright. */
export function parseReport(json: string): TestResult[] {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if ('testResults' in report)
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, ...result }) => ({ title: fullName, ...vitestStatus(result) })),
    )
  if ('suites' in report) return report.suites.flatMap((suite) => playwrightResults(suite, ''))
  throw new Error('neither a report of Vitest nor of Playwright')
}

type Status = Pick<TestResult, 'status' | 'isFlaky'>

/** Vitest keeps the message of a first try that failed. */
function vitestStatus({ status, failureMessages }: { status: string; failureMessages: string[] }): Status {
  if (status === 'passed' && failureMessages.length > 0) return { status, isFlaky: true }
  return { status: status === 'passed' || status === 'failed' ? status : 'skipped' }
}

function playwrightStatus(status: string): Status {
  if (status === 'flaky') return { status: 'passed', isFlaky: true }
  if (status === 'skipped') return { status: 'skipped' }
  return { status: status === 'expected' ? 'passed' : 'failed' }
}

function playwrightResults(suite: PlaywrightSuite, above: string): TestResult[] {
  const path = `${above}${suite.title} `
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: path + title, ...playwrightStatus(status) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => playwrightResults(inner, path)),
  ]
}

export interface FileTime {
  /** From the root of the project. */
  file: string
  seconds: number
}

/** How long each test file of a report took. */
export function fileTimes(json: string): FileTime[] {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if ('testResults' in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }))
  return report.suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: playwrightMs(suite) / 1000 }))
}

/** Both tries count: each took its time. */
function playwrightMs({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, inner) => sum + playwrightMs(inner), own)
}

export async function readReport(file: string): Promise<TestResult[]> {
  return parseReport(await readFile(file, 'utf8'))
}

/** The results of every report in a folder; none when there was no run yet. */
export async function readReports(folder: string): Promise<TestResult[]> {
  const names = await readdir(folder).catch(() => [])
  const reports = names.filter((name) => name.endsWith('.json')).sort()
  return (await Promise.all(reports.map((name) => readReport(join(folder, name))))).flat()
}
