/** Numbers and kinds of collections (product §2) that both sides use. */
export const COLLECTION_LIMITS = {
  columns: 20,
  rows: 5000,
  /** Bytes of all that is in its cells: a search looks at every one of them. */
  text: 5_000_000,
  /** Versions of rows in all, with which nothing more is imported; and columns that are gone and had values. */
  versions: 100_000,
  removedColumns: 200,
  editors: 10,
  /** New collections a day and person, and on somebody's first one. */
  perDay: 20,
  perDayAtFirst: 3,
  /** Rows that one answer gives at most, and as many as it gives unless asked. */
  page: 100,
  pageSize: 50,
  /** Points of a chart. */
  points: 200,
} as const

export const COLLECTION_TITLE_MIN = 3
export const COLLECTION_TITLE_MAX = 100
export const COLLECTION_DESCRIPTION_MAX = 1000
export const COLUMN_LABEL_MAX = 60
export const COLUMN_UNIT_MAX = 20
export const CELL_MAX = 500
/** Why a suggestion was declined. */
export const SUGGESTION_REASON_MAX = 500

/** Characters of a CSV that is imported; JSON may need up to twice as many bytes, and three for a letter. */
export const CSV_MAX = 2 * 1024 * 1024
export const CSV_BODY_BYTES = 8 * 1024 * 1024
/** Exports name the source of a row so, and imports find it by this. */
export const SOURCE_HEADER = 'source_url'
/** So many rows of a CSV are shown before it is imported, and so many of its errors. */
export const CSV_ROWS_SHOWN = 20
export const CSV_ERRORS_SHOWN = 100

export const COLUMN_TYPES = ['text', 'number', 'date', 'url', 'country', 'article', 'image'] as const
export type ColumnType = (typeof COLUMN_TYPES)[number]

/** Others may suggest changes, or only the owner and the editors work on it. */
export const COLLECTION_EDITING = ['suggest', 'owner'] as const
export type CollectionEditing = (typeof COLLECTION_EDITING)[number]

export const LICENCES = ['cc-by-sa-4.0', 'cc-by-4.0', 'cc0-1.0'] as const
export type Licence = (typeof LICENCES)[number]
/** Names that are the same in every language, and where the licence is written. */
export const LICENCE_NAMES: Record<Licence, string> = {
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-4.0': 'CC BY 4.0',
  'cc0-1.0': 'CC0 1.0',
}
export const LICENCE_URLS: Record<Licence, string> = {
  'cc-by-sa-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'cc-by-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'cc0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
}

export const COLLECTION_SORTS = ['new', 'updated', 'top'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** What happened to a row in one of its versions. */
export const ROW_ACTS = ['added', 'changed', 'removed', 'restored', 'imported'] as const
export type RowAct = (typeof ROW_ACTS)[number]

/** What one change of a collection was; each counts its version up by one. */
export const COLLECTION_ACTS = [
  'created',
  'details',
  'columns',
  'row-added',
  'row-changed',
  'row-removed',
  'row-restored',
  'imported',
] as const
export type CollectionAct = (typeof COLLECTION_ACTS)[number]

/** A value of a cell: a number for `number` and for `article` (its id), otherwise a text; null for an empty one. */
export type CellValue = string | number | null
export type RowValues = Record<string, CellValue>
