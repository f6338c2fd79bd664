import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { idsOf, parseRequirements, prove, summaryLine } from './requirements.ts'
import { parseReport, type TestResult } from './test-results.ts'

const requirements = `# Requirements
A word about \`[S9-9]\`.
## S1 What it does
- S1-1 (browser) A logged-in user can write. [also S6]
- S1-2 (browser) Anyone can read.
## S2.1 Routes
- S2.1-1 (browser) It lives under /v2/.
`

function results(...given: [title: string, status: TestResult['status']][]): TestResult[] {
  return given.map(([title, status]) => ({ title, status }))
}

describe('requirements', () => {
  test('sections and statements are read in order', () => {
    expect(parseRequirements(requirements)).toEqual([
      {
        title: 'S1 What it does',
        statements: [
          { id: 'S1-1', text: '(browser) A logged-in user can write. [also S6]' },
          { id: 'S1-2', text: '(browser) Anyone can read.' },
        ],
      },
      { title: 'S2.1 Routes', statements: [{ id: 'S2.1-1', text: '(browser) It lives under /v2/.' }] },
    ])
  })

  test('an id that occurs twice or in another section is an error', () => {
    expect(() => parseRequirements(`${requirements}- S2.1-1 (rule) Again.`)).toThrow(
      'S2.1-1 is in the requirements twice',
    )
    expect(() => parseRequirements(`${requirements}- S2.10-1 (rule) Lost.`)).toThrow(
      'S2.10-1 is in the wrong section',
    )
  })

  test('the real list is whole', async () => {
    const sections = parseRequirements(
      await readFile(new URL('../docs/requirements.md', import.meta.url), 'utf8'),
    )
    expect(sections.flatMap(({ statements }) => statements).length).toBeGreaterThanOrEqual(350)
    for (const { title, statements } of sections) {
      // Ids are never renumbered, so each section counts up from 1 without a gap.
      const section = title.split(' ')[0]
      expect(statements.map(({ id }) => id)).toEqual(statements.map((_, index) => `${section}-${index + 1}`))
    }
  })
})

describe('proof', () => {
  const sections = parseRequirements(requirements)
  const unproven = (given: TestResult[]): string[] =>
    prove(sections, given).sections.flatMap((section) => section.unproven.map(({ id }) => id))

  test('a title carries its ids in brackets', () => {
    expect(idsOf('auth [S1-1] writes')).toEqual(['S1-1'])
    expect(idsOf('[S1-1] [S2.1-1][S9-12] writes')).toEqual(['S1-1', 'S2.1-1', 'S9-12'])
    expect(idsOf('[S1-1, S2.1-1] writes')).toEqual(['S1-1', 'S2.1-1'])
    expect(idsOf('writes S1-1 [soon] [Safari]')).toEqual([])
  })

  test('a passing test proves its statement', () => {
    expect(unproven(results(['[S1-1] writes', 'passed'], ['[S2.1-1] lives', 'passed']))).toEqual(['S1-2'])
  })

  test('one failing test takes the proof away, whatever passed', () => {
    const given = results(
      ['[S1-1] writes', 'passed'],
      ['[S1-1] writes', 'failed'],
      ['[S1-2] reads', 'passed'],
    )
    expect(unproven(given)).toEqual(['S1-1', 'S2.1-1'])
    expect(prove(sections, given).sections[0]?.unproven).toEqual([
      expect.objectContaining({ id: 'S1-1', isFailing: true }),
    ])
  })

  test('a skipped test proves nothing', () => {
    expect(unproven(results(['[S1-1] writes', 'skipped']))).toContain('S1-1')
  })

  test('S1-1 is not proven by S1-10', () => {
    expect(unproven(results(['[S1-10] posts', 'passed']))).toContain('S1-1')
  })

  test('the summary counts and names ids that do not exist', () => {
    const proof = prove(sections, results(['[S1-1] writes', 'passed'], ['[S7-7] is lost', 'passed']))
    expect(summaryLine(proof)).toBe(
      'Specification: 1 of 3 statements proven; tests name ids that do not exist: S7-7.',
    )
    expect(summaryLine(prove(sections, []))).toBe('Specification: 0 of 3 statements proven.')
  })
})

describe('reports', () => {
  test('a report of Vitest', () => {
    const assertionResults = [
      { fullName: 'auth [S1-1] writes', status: 'passed', failureMessages: [] },
      { fullName: 'breaks', status: 'failed', failureMessages: ['It broke', 'It broke again'] },
      { fullName: 'waits', status: 'pending', failureMessages: [] },
      { fullName: 'will come', status: 'todo', failureMessages: [] },
      { fullName: 'tries twice', status: 'passed', failureMessages: ['It broke'] },
    ]
    expect(parseReport(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
      ...results(
        ['auth [S1-1] writes', 'passed'],
        ['breaks', 'failed'],
        ['waits', 'skipped'],
        ['will come', 'skipped'],
      ),
      { title: 'tries twice', status: 'passed', isFlaky: true },
    ])
  })

  test('a report of Playwright: one result for each width, groups within files', () => {
    const specs = [
      {
        title: '[S1-2] reads',
        tests: [{ status: 'expected' }, { status: 'unexpected' }, { status: 'flaky' }],
      },
    ]
    const inner = { title: 'visitor', specs }
    const outer = {
      title: 'a.spec.ts',
      suites: [inner],
      specs: [{ title: 'rests', tests: [{ status: 'skipped' }] }],
    }
    expect(parseReport(JSON.stringify({ suites: [outer] }))).toEqual([
      ...results(
        ['a.spec.ts rests', 'skipped'],
        ['a.spec.ts visitor [S1-2] reads', 'passed'],
        ['a.spec.ts visitor [S1-2] reads', 'failed'],
      ),
      { title: 'a.spec.ts visitor [S1-2] reads', status: 'passed', isFlaky: true },
    ])
  })

  test('anything else is refused', () => {
    expect(() => parseReport('{}')).toThrow('neither')
  })
})
