import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from './files.ts'

/** What a feature's seed gets: a connection, random numbers, and the scale of the community. */
export interface Seeding {
  client: Client
  /** 1 is a small believable community; everything grows in proportion. */
  scale: number
  random: Random
  /** The newest moment of the seeded past. */
  until: Date
  /** Where the files of uploads go; without it nothing is seeded that has one. */
  files?: Files
  /** What was written by hand (seeds/demo), each text once, instead of a community to the measure of `scale`. */
  isDemo?: boolean
}

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  int(below: number): number
  pick<T>(values: readonly T[]): T
}

/** mulberry32: the same seed gives the same community on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    next,
    int,
    pick: (values) => {
      const value = values[int(values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
  }
}

export type Cell = string | number | boolean | Date | null

/** Streams rows by COPY: a million of them cost seconds and no memory. */
export async function copyRows(
  client: Client,
  table: string,
  columns: string[],
  rows: Iterable<Cell[]>,
): Promise<void> {
  const sink = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(toLines(rows)), sink)
}

function* toLines(rows: Iterable<Cell[]>): Iterable<string> {
  let lines = ''
  for (const row of rows) {
    lines += `${row.map(toField).join('\t')}\n`
    if (lines.length > 64 * 1024) {
      yield lines
      lines = ''
    }
  }
  if (lines !== '') yield lines
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function toField(cell: Cell): string {
  if (cell === null) return '\\N'
  if (cell instanceof Date) return cell.toISOString()
  return String(cell).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
}

/** Building an index is faster than growing it: those of the tables are dropped during the work. */
export async function withoutIndexes(
  client: Client,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = c.oid)
     order by 1`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
