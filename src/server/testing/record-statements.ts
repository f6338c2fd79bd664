import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { APPLICATION_NAME } from '../platform/db.ts'

const FOLDER = new URL('../../../test-results/statements', import.meta.url).pathname
/** Only these can be prepared; a feature uses no others. */
/** Tables that live only in a test. */
const PLANTED = /\bplanted_/
const PREPARABLE = /^\s*(select|insert|update|delete|with|merge|values)\b/i
const recorded = new Set<string>()
let isRecording = false
let written = 0

/** Records every distinct statement of the site, so that a second database can be asked about them. */
export function recordStatements(): void {
  if (isRecording) return
  isRecording = true
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg asks in another way now')
  const record = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0])
    // Statements of the tests themselves, perhaps on tables of their own, come from other clients.
    const isRecorded = text !== undefined && PREPARABLE.test(text) && !PLANTED.test(text)
    if (isRecorded && isOfSite(this)) recorded.add(text)
    return Reflect.apply(query, this, args)
  }
  Reflect.set(pg.Client.prototype, 'query', record)
}

function textOf(said: unknown): string | undefined {
  if (typeof said === 'string') return said
  const isQuery = typeof said === 'object' && said !== null && 'text' in said
  return isQuery && typeof said.text === 'string' ? said.text : undefined
}

function isOfSite(client: object): boolean {
  return (
    'connectionParameters' in client &&
    Object(client.connectionParameters).application_name === APPLICATION_NAME
  )
}

/** One file per process; nothing is written when there is nothing new. */
export function writeStatements(): void {
  if (recorded.size === written) return
  written = recorded.size
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...recorded]))
}

/** What all processes of this and of earlier runs recorded; `npm test` starts with none. */
export function readStatements(): string[] {
  const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  return [...new Set(files.flatMap((text): string[] => JSON.parse(text)))]
}
