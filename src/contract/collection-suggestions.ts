import * as z from 'zod/mini'
import { SUGGESTION_REASON_MAX } from './collection-rules.ts'
import { CollectionRow, RowInput, Values, ValuesInput } from './collection-rows.ts'
import { Id, IdInPath, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SUMMARY_MAX } from './limits.ts'
import { Cursor, IdParams } from './objects.ts'
import { Person } from './people.ts'

export const ROW_SUGGESTION_KINDS = ['add', 'change', 'remove'] as const

export const RowSuggestion = z.object({
  id: Id,
  collectionId: Id,
  kind: z.enum(ROW_SUGGESTION_KINDS),
  /** Null for a new row, until it is accepted. */
  rowId: z.nullable(Id),
  /** What was suggested; of a change only the cells that it changes. */
  values: Values,
  /** Whether it says what the source of the row shall be; null is none. */
  hasSource: z.boolean(),
  sourceUrl: z.nullable(z.string()),
  articleId: z.nullable(Id),
  author: z.nullable(Person),
  summary: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  /** Why it was declined, in the words of the person who declined it. */
  reason: z.string(),
  createdAt: Time,
  decidedAt: z.nullable(Time),
})
export type RowSuggestion = z.infer<typeof RowSuggestion>

export const listRowSuggestions = endpoint({
  method: 'GET',
  path: '/api/collections/:id/suggestions',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(RowSuggestion), nextCursor: z.nullable(z.string()) }),
})

/**
 * `rowId` and `version`, the row's when it was read, with `change` and `remove` only; no values with `remove`. A source is
 * suggested where `sourceUrl` or `articleId` is named, both together; null takes it away.
 */
export const createRowSuggestion = endpoint({
  method: 'POST',
  path: '/api/collections/:id/suggestions',
  access: 'member',
  params: IdParams,
  body: z
    .strictObject({
      kind: z.enum(ROW_SUGGESTION_KINDS),
      rowId: z.optional(Id),
      version: z.optional(z.number().check(z.int(), z.positive())),
      values: z.optional(ValuesInput),
      sourceUrl: RowInput.sourceUrl,
      articleId: RowInput.articleId,
      summary: line({ min: 1, max: SUMMARY_MAX }),
    })
    .check(
      z.refine(({ kind, rowId }) => (kind === 'add') === (rowId === undefined)),
      z.refine(({ rowId, version }) => (rowId === undefined) === (version === undefined)),
      z.refine(({ kind, values }) => (kind === 'remove') === (values === undefined)),
    ),
  response: RowSuggestion,
})

const SuggestionParams = z.strictObject({ id: IdInPath, suggestionId: IdInPath })

export const getRowSuggestion = endpoint({
  method: 'GET',
  path: '/api/collections/:id/suggestions/:suggestionId',
  access: 'public',
  params: SuggestionParams,
  response: z.extend(RowSuggestion, {
    canDecide: z.boolean(),
    canWithdraw: z.boolean(),
    /** The row when the suggestion was made, and as it is now; null when there is none. */
    base: z.nullable(
      z.object({
        version: z.number(),
        values: Values,
        sourceUrl: z.nullable(z.string()),
        articleId: z.nullable(Id),
      }),
    ),
    row: z.nullable(CollectionRow),
    /** The row has changed since in what the suggestion changes too, or is gone, or a column is. */
    hasConflict: z.boolean(),
  }),
})

/**
 * The owner and the editors decide, its author withdraws. Accepting applies it to the newest version; where the same cells
 * have changed it is 409 `edit_conflict` (`currentRow`) unless the row's `version` as it is now is named, with `values` if
 * they shall be others. A column that is gone is 409 too (`currentColumns`).
 */
export const decideRowSuggestion = endpoint({
  method: 'POST',
  path: '/api/collections/:id/suggestions/:suggestionId',
  access: 'member',
  params: SuggestionParams,
  body: z.strictObject({
    decision: z.enum(['accept', 'decline', 'withdraw']),
    /** Accepting may change the values at the same time. */
    values: z.optional(ValuesInput),
    version: z.optional(z.number().check(z.int(), z.positive())),
    reason: z.optional(line({ max: SUGGESTION_REASON_MAX })),
  }),
  response: RowSuggestion,
})
