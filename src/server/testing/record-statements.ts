import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { APPLICATION_NAME } from '../platform/db.ts'

const FOLDER = new URL('../../../test-results/statements', import.meta.url).pathname
/** Only these can be prepared; they are all that a feature says to the database. */
/** Tables that live only in a test. */
const PLANTED = /\bplanted_/
const PREPARABLE = /^\s*(select|insert|update|delete|with|merge|values)\b/i
const recorded = new Set<string>()
let isRecording = false
let written = 0

/** Remembers every distinct statement that the site says, so that a second database can be asked about them. */
export function recordStatements(): void {
  if (isRecording) return
  isRecording = true
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg asks in another way now')
  const record = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0])
    // What a test itself says, to tables of its own perhaps, comes from other clients.
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

/** One file a process; nothing is written when nothing new was said. */
export function writeStatements(): void {
  if (recorded.size === written) return
  written = recorded.size
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify([...recorded]))
}

/** What all processes of this and of earlier runs said; `npm test` begins with none. */
export function readStatements(): string[] {
  const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  return [...new Set(files.flatMap((text): string[] => JSON.parse(text)))]
}
