import * as z from 'zod/mini'
import { COLLECTION_LIMITS, ROW_ACTS } from './collection-rules.ts'
import { CollectionColumn, ColumnKey } from './collections.ts'
import { isWebAddress } from './web-address.ts'
import { Id, IdInPath, isStorable, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX } from './limits.ts'
import { Cursor, IdParams } from './objects.ts'
import { Person } from './people.ts'

export const Cell = z.nullable(z.union([z.string(), z.number()]))
/** By the keys of columns; a key that is not there is an empty cell. */
export const Values = z.record(z.string(), Cell)

export const CollectionRow = z.object({
  id: Id,
  /** To be sent back with a change: an older one is 409 `edit_conflict`, with the row as it is (`currentRow`). */
  version: z.number(),
  values: Values,
  sourceUrl: z.nullable(z.string()),
  /** An article that it is known from. */
  articleId: z.nullable(Id),
  editedBy: z.nullable(Person),
  updatedAt: Time,
})
export type CollectionRow = z.infer<typeof CollectionRow>

/** Titles of the articles that cells and sources name, of those that everybody may read. */
export const NamedArticle = z.object({ id: Id, title: z.string() })
const NamedArticles = z.array(NamedArticle)

const RowLimit = z.string().check(
  z.regex(/^[1-9]\d{0,2}$/),
  z.refine((value) => Number(value) <= COLLECTION_LIMITS.page),
)
const VersionInQuery = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

/** In the order they were added, or by a column; empty cells last. `q` is looked for in every cell, whatever its case. */
export const listCollectionRows = endpoint({
  method: 'GET',
  path: '/api/collections/:id/rows',
  access: 'public',
  params: IdParams,
  query: z.strictObject({
    sort: z.optional(ColumnKey),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(text({ max: SEARCH_MAX })),
    /** Of an earlier version of the collection. */
    version: z.optional(VersionInQuery),
    cursor: z.optional(Cursor),
    limit: z.optional(RowLimit),
  }),
  response: z.object({
    items: z.array(CollectionRow),
    nextCursor: z.nullable(z.string()),
    /** Of the collection, or with `q` of those that were found. */
    total: z.number(),
    articles: NamedArticles,
  }),
})

/** Points of a chart: by `x` where that is a number or a date, else the largest first. */
export const getCollectionSeries = endpoint({
  method: 'GET',
  path: '/api/collections/:id/series',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ x: ColumnKey, y: ColumnKey }),
  response: z.object({
    /** `x` as it stands in the cell; of an article, its title. */
    points: z.array(z.object({ x: z.union([z.string(), z.number()]), y: z.number() })),
    /** Rows that have both. */
    total: z.number(),
  }),
})

const RowParams = z.strictObject({ id: IdInPath, rowId: IdInPath })

export const getCollectionRow = endpoint({
  method: 'GET',
  path: '/api/collections/:id/rows/:rowId',
  access: 'public',
  params: RowParams,
  response: CollectionRow,
})

/** Checked by the types of the columns; a key that is no column any more is 409 `edit_conflict` (`currentColumns`). */
export const ValuesInput = z.record(
  ColumnKey,
  z.nullable(z.union([z.string().check(z.refine(isStorable), z.maxLength(2048)), z.number()])),
)
const Source = {
  sourceUrl: z.optional(z.nullable(z.string().check(z.refine(isWebAddress)))),
  articleId: z.optional(z.nullable(Id)),
}
export const RowInput = { values: ValuesInput, ...Source }

export const createCollectionRow = endpoint({
  method: 'POST',
  path: '/api/collections/:id/rows',
  access: 'member',
  params: IdParams,
  body: z.strictObject(RowInput),
  response: CollectionRow,
})

/** What is not named stays as it is. */
export const updateCollectionRow = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id/rows/:rowId',
  access: 'member',
  params: RowParams,
  body: z.strictObject({
    version: z.number().check(z.int(), z.positive()),
    values: z.optional(ValuesInput),
    ...Source,
  }),
  response: CollectionRow,
})

/** Its history stays; from there it is restored. With the `version` that was read, a newer one is 409 (`currentRow`). */
export const deleteCollectionRow = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/rows/:rowId',
  access: 'member',
  params: RowParams,
  query: z.strictObject({ version: z.optional(VersionInQuery) }),
  response: z.object({ id: Id, version: z.number() }),
})

export const RowVersion = z.object({
  version: z.number(),
  act: z.enum(ROW_ACTS),
  values: Values,
  sourceUrl: z.nullable(z.string()),
  articleId: z.nullable(Id),
  editedBy: z.nullable(Person),
  createdAt: Time,
})
export type RowVersion = z.infer<typeof RowVersion>

/** Newest first. `columns` are those of now, then removed ones that its values still name. */
export const listRowVersions = endpoint({
  method: 'GET',
  path: '/api/collections/:id/rows/:rowId/history',
  access: 'public',
  params: RowParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(RowVersion),
    nextCursor: z.nullable(z.string()),
    columns: z.array(CollectionColumn),
    /** The row is not in the collection now. */
    isRemoved: z.boolean(),
  }),
})

/** A new version with what the row had then, as far as its columns are still there; also of a removed row. */
export const restoreRowVersion = endpoint({
  method: 'POST',
  path: '/api/collections/:id/rows/:rowId/history/:version/restore',
  access: 'member',
  params: z.strictObject({ id: IdInPath, rowId: IdInPath, version: VersionInQuery }),
  response: CollectionRow,
})
