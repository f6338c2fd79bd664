import * as z from 'zod/mini'
import { CSV_BODY_BYTES, CSV_MAX, SOURCE_HEADER } from './collection-rules.ts'
import { Values } from './collection-rows.ts'
import { CollectionColumn, ColumnInputs, ColumnKey } from './collections.ts'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './objects.ts'

/** What is wrong in a line of the file; the header is line 1. `column` is its label, null for the whole line. */
export const CsvError = z.object({ line: z.number(), column: z.nullable(z.string()), message: z.string() })
export type CsvError = z.infer<typeof CsvError>

const Read = {
  /** The file's columns in their order, and the key of the column that each fills; null: left out. */
  headers: z.array(z.object({ header: z.string(), key: z.nullable(z.string()) })),
  /** The first rows. */
  rows: z.array(z.object({ line: z.number(), values: Values })),
  /** Rows of the file. */
  total: z.number(),
  errors: z.array(CsvError),
  /** Errors that are not listed. */
  moreErrors: z.number(),
}

const Csv = text({ max: CSV_MAX })

/**
 * Rows from a CSV in UTF-8 (comma, semicolon or tab), all or nothing. A preview changes nothing and names every error; without
 * it a file with errors is 400 `invalid_input` and nothing is imported. `mapping` gives a key for each column of the file, in
 * its order (`source_url`: the row's source); without it columns are found by their labels. `replace` removes the rows that
 * are there. With the `columnsVersion` of the preview, columns that have changed since are 409 `edit_conflict`
 * (`currentColumns`), as is a key that is no column any more.
 */
export const importCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/import',
  access: 'member',
  params: IdParams,
  bodyBytes: CSV_BODY_BYTES,
  body: z.strictObject({
    csv: Csv,
    mode: z.enum(['append', 'replace']),
    isPreview: z.boolean(),
    mapping: z.optional(
      z.array(z.nullable(z.union([ColumnKey, z.literal(SOURCE_HEADER)]))).check(z.maxLength(200)),
    ),
    columnsVersion: z.optional(z.number().check(z.int(), z.positive())),
  }),
  response: z.object({ ...Read, imported: z.number(), columnsVersion: z.number() }),
})

/** Of a file for a new collection: columns that fit it, or with `columns` whether it fits those. Changes nothing. */
export const previewCsv = endpoint({
  method: 'POST',
  path: '/api/collections/preview-csv',
  access: 'member',
  isRepeatable: false,
  bodyBytes: CSV_BODY_BYTES,
  body: z.strictObject({ csv: Csv, columns: z.optional(ColumnInputs) }),
  response: z.object({ ...Read, columns: z.array(CollectionColumn) }),
})

/** A file: UTF-8 with a byte order mark, `# licence` as its first line, cells that a spreadsheet would run begin with `'`. */
export const exportCollectionCsv = endpoint({
  method: 'GET',
  path: '/api/collections/:id/export.csv',
  access: 'public',
  params: IdParams,
  file: 'text/csv',
  hasEffect: true,
  response: z.string(),
})

/** A file: `licence`, `exportedAt`, the collection, its columns and `rows`. */
export const exportCollectionJson = endpoint({
  method: 'GET',
  path: '/api/collections/:id/export.json',
  access: 'public',
  params: IdParams,
  file: 'application/json',
  hasEffect: true,
  response: z.string(),
})
