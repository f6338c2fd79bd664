import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../contract/index.ts'

const FOLDER = new URL('../../../test-results/refusals', import.meta.url).pathname
const recorded = new Set<string>()
let written = 0

export interface MetRefusal {
  operation: string
  code: string
}

/** Longer patterns of plain words first: `/api/articles/mine` is not an article. */
const patterns = Object.entries(routes)
  .map(([operation, { method, path }]) => ({
    operation,
    method,
    params: path.split(':').length,
    expression: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.params - other.params)

/** Records the refusals of an operation, so that they can be compared with its description. */
export function recordRefusal(method: string, url: string, body: string): void {
  const path = url.split('?')[0] ?? ''
  const found = patterns.find((it) => it.method === method && it.expression.test(path))
  const code = codeIn(body)
  if (found !== undefined && code !== undefined) recorded.add(`${found.operation} ${code}`)
}

function codeIn(body: string): string | undefined {
  const answer: unknown = body.startsWith('{') ? JSON.parse(body) : undefined
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : undefined
}

/** One file per process; nothing is written when there is nothing new. */
export function writeRefusals(): void {
  if (recorded.size === written) return
  written = recorded.size
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...recorded].sort()))
}

export function refusalsMetHere(): MetRefusal[] {
  return [...recorded].map(readLine)
}

/** What all processes of this and of earlier runs recorded; `npm test` starts with none. */
export function readRefusals(): MetRefusal[] {
  const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  return [...new Set(files.flatMap((text): string[] => JSON.parse(text)))].sort().map(readLine)
}

function readLine(line: string): MetRefusal {
  const [operation = '', code = ''] = line.split(' ')
  return { operation, code }
}
