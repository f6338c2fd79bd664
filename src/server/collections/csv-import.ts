import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { RowValues } from '../../contract/collection-rules.ts'
import { CSV_ERRORS_SHOWN, CSV_ROWS_SHOWN } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import { checkLines } from '../spam-checks/public.ts'
import { linesOf, unknownCells } from './check-cells.ts'
import { cellsIn } from './columns.ts'
import { csvMessage, importMessages as messages } from './csv-messages.ts'
import type { CsvOrder, FaultyLine, ReadCsv, ReadRow } from './csv-read.ts'
import { findKnown } from './reference-queries.ts'
import type { RowContent } from './row-store-actions.ts'

/** The longest rows hold others up for some 50 ms. */
const ROWS_AT_ONCE = 20

interface Reading {
  db: Db
  work: Work
  /** Where our own articles are. */
  publicUrl: string
}

/** A row of which the source may be an article of ours. */
interface SourcedRow extends ReadRow {
  articleId: number | null
}

export interface ReadFile extends ReadCsv {
  rows: SourcedRow[]
}

/** A CSV as rows, with all that is wrong in it. Read in a thread; then what it names is looked for. */
export async function readFile({ db, work, publicUrl }: Reading, order: CsvOrder): Promise<ReadFile> {
  const file = await inThread(work, order)
  const given = file.rows.map((row) => ({ ...row, articleId: articleIn(row.sourceUrl, publicUrl) }))
  const known = await findKnown(db, file.columns, given)
  const isOurs = (id: number | null) => id !== null && known.articles.has(id)
  const rows = given.map((row) =>
    isOurs(row.articleId) ? { ...row, sourceUrl: null } : { ...row, articleId: null },
  )
  const read = { ...file, rows }
  const labels = new Map(read.columns.map(({ key, label }) => [key, label]))
  const unknown = read.rows.flatMap(({ line, values }) =>
    unknownCells(read.columns, values, known).map(({ key, fault }): FaultyLine => ({
      line,
      column: labels.get(key) ?? null,
      fault,
    })),
  )
  if (unknown.length === 0) return read
  const errors = [...read.errors, ...unknown].toSorted((one, other) => one.line - other.line)
  const moreErrors = read.moreErrors + Math.max(0, errors.length - CSV_ERRORS_SHOWN)
  return { ...read, errors: errors.slice(0, CSV_ERRORS_SHOWN), moreErrors }
}

/** Exports name the article that a row is known from by its address. */
function articleIn(sourceUrl: string | null, publicUrl: string): number | null {
  const begin = `${publicUrl}/article/`
  if (sourceUrl?.startsWith(begin) !== true) return null
  const id = sourceUrl.slice(begin.length)
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

async function inThread(work: Work, order: CsvOrder): Promise<ReadCsv> {
  try {
    return await work.run<ReadCsv>('collection-csv', order)
  } catch (error) {
    if (!(error instanceof WorkTooLong)) throw error
    return fail('invalid_input', common.invalidInput, { fields: { csv: messages.takesTooLong } })
  }
}

/** What is shown of it before it is imported. */
export function previewOf({ headers, rows, total, errors, moreErrors }: ReadCsv, language: Language) {
  return {
    headers,
    rows: rows.slice(0, CSV_ROWS_SHOWN).map(({ line, values }) => ({ line, values: withoutEmpty(values) })),
    total,
    errors: errors.map((error) => ({
      line: error.line,
      column: error.column,
      message: csvMessage(error)[language],
    })),
    moreErrors,
  }
}

function withoutEmpty(values: RowValues): RowValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** All or nothing: with an error nothing is imported, and the first is told. */
export function refuseFaulty({ errors }: ReadCsv): void {
  const [first] = errors
  if (first === undefined) return
  const { line } = first
  const text = csvMessage(first)
  const told = {
    en: fill(messages.notImported, { line, message: text.en }).en,
    id: fill(messages.notImported, { line, message: text.id }).id,
    my: fill(messages.notImported, { line, message: text.my }).my,
  }
  fail('invalid_input', told, { fields: { csv: told } })
}

/** Words that the site refuses; some rows at a time, for a file may be long. */
export async function checkWords(
  site: Server,
  { viewer, request }: { viewer: Viewer; request: FastifyRequest },
  { rows }: ReadCsv,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const cells = rows.slice(at, at + ROWS_AT_ONCE).flatMap(({ values }) => Object.values(linesOf(values)))
    await checkLines(site, { viewer, request }, { csv: cells.join('\n') })
    await setImmediate()
  }
}

/** The rows as they are stored; one with nothing in any column is none. */
export function contentOf(columns: readonly CollectionColumn[], { rows }: ReadFile): RowContent[] {
  return rows.flatMap(({ values, sourceUrl, articleId }) => {
    const cells = cellsIn(columns, values)
    return Object.keys(cells).length === 0 ? [] : [{ cells, sourceUrl, articleId }]
  })
}
