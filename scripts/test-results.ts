import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  specs?: { title: string; tests: { status: string }[] }[]
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

/** How long each file of a Vitest report took; a report of Playwright names none. */
export function fileTimes(json: string): { file: string; seconds: number }[] {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if (!('testResults' in report)) return []
  return report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
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
