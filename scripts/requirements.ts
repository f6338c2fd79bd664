import type { TestResult } from './test-results.ts'

export interface Statement {
  id: string
  text: string
}

export interface Section {
  title: string
  statements: Statement[]
}

const STATEMENT = /^- (S\d+(?:\.\d+)?-\d+) (.+)$/

/** Reads docs/requirements.md: a `## S…` heading begins a section, each `- S…` line is a statement. */
export function parseRequirements(markdown: string): Section[] {
  const sections: Section[] = []
  const seen = new Set<string>()
  for (const line of markdown.split('\n')) {
    const heading = /^## (S\d.*)$/.exec(line)?.[1]
    if (heading !== undefined) sections.push({ title: heading, statements: [] })
    const [, id, text] = STATEMENT.exec(line) ?? []
    if (id === undefined || text === undefined) continue
    if (seen.has(id)) throw new Error(`${id} is in the requirements twice`)
    seen.add(id)
    const section = sections.at(-1)
    if (section === undefined || !section.title.startsWith(`${id.split('-')[0]} `))
      throw new Error(`${id} is in the wrong section`)
    section.statements.push({ id, text })
  }
  return sections
}

/** The ids a title carries: `[S7-9] …`, `[S7-9] [S7-10] …` or `[S7-9, S7-10] …`. */
export function idsOf(title: string): string[] {
  return Array.from(title.matchAll(/\[([^\]]+)\]/g), ([, inside]) => inside ?? '').flatMap((inside) =>
    /^S\d[\d.\-, S]*$/.test(inside) ? inside.split(/,\s*/) : [],
  )
}

export interface Proof {
  sections: {
    title: string
    provenCount: number
    total: number
    unproven: (Statement & { isFailing: boolean })[]
  }[]
  provenCount: number
  total: number
  /** Ids in titles of tests that no statement has. */
  unknownIds: string[]
}

/** A statement is proven when a test that carries its id passed and none that carries it failed. */
export function prove(sections: Section[], results: TestResult[]): Proof {
  const idsWith = (status: TestResult['status']): Set<string> =>
    new Set(results.filter((result) => result.status === status).flatMap(({ title }) => idsOf(title)))
  const [passed, failed] = [idsWith('passed'), idsWith('failed')]
  const known = new Set(sections.flatMap(({ statements }) => statements.map(({ id }) => id)))
  const judged = sections.map(({ title, statements }) => {
    const unproven = statements
      .map((statement) => ({ ...statement, isFailing: failed.has(statement.id) }))
      .filter(({ id, isFailing }) => isFailing || !passed.has(id))
    return { title, provenCount: statements.length - unproven.length, total: statements.length, unproven }
  })
  return {
    sections: judged,
    provenCount: judged.reduce((sum, section) => sum + section.provenCount, 0),
    total: known.size,
    unknownIds: [...new Set(results.flatMap(({ title }) => idsOf(title)))]
      .filter((id) => !known.has(id))
      .sort(),
  }
}

export function summaryLine({ provenCount, total, unknownIds }: Proof): string {
  const warning =
    unknownIds.length === 0 ? '' : `; tests name ids that do not exist: ${unknownIds.join(', ')}`
  return `Specification: ${provenCount} of ${total} statements proven${warning}.`
}
