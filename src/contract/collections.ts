import * as z from 'zod/mini'
import { ArticleLanguage, Category, Tag } from './articles.ts'
import {
  COLLECTION_ACTS,
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_EDITING,
  COLLECTION_LIMITS,
  COLLECTION_SORTS,
  COLLECTION_TITLE_MAX,
  COLLECTION_TITLE_MIN,
  COLUMN_LABEL_MAX,
  COLUMN_TYPES,
  COLUMN_UNIT_MAX,
  CSV_BODY_BYTES,
  CSV_MAX,
  LICENCES,
} from './collection-rules.ts'
import { Id, IdInPath, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX, TAGS_MAX } from './limits.ts'
import { Cursor, IdParams, LikeBody, Liked, Limit } from './objects.ts'
import { Person } from './people.ts'
import { WrittenFilters } from './search-filters.ts'

/** Made by the server, `c1`, `c2` …, and never used again for another column of the collection. */
export const ColumnKey = z.string().check(z.regex(/^c[1-9]\d{0,4}$/))

export const CollectionColumn = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(COLUMN_TYPES),
  unit: z.nullable(z.string()),
  required: z.boolean(),
})
export type CollectionColumn = z.infer<typeof CollectionColumn>

/** A collection in a list; `description` is whole, and plain text. */
export const CollectionCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: Category,
  tags: z.array(z.string()),
  language: ArticleLanguage,
  licence: z.enum(LICENCES),
  editing: z.enum(COLLECTION_EDITING),
  isNsfw: z.boolean(),
  rows: z.number(),
  columnLabels: z.array(z.string()),
  likes: z.number(),
  comments: z.number(),
  /** Its owner; null when they have left. */
  author: z.nullable(Person),
  createdAt: Time,
  /** The last change of anything in it. */
  updatedAt: Time,
})
export type CollectionCard = z.infer<typeof CollectionCard>

export const Collection = z.extend(CollectionCard, {
  columns: z.array(CollectionColumn),
  /** To be sent back with changed columns: an older one is 409 `edit_conflict`. */
  columnsVersion: z.number(),
  /** Counts every change; `?version=` shows the collection as it was then. */
  version: z.number(),
  /** The version that is shown, when it is not the newest. */
  shownVersion: z.nullable(z.number()),
  /** Those who accepted. */
  editors: z.array(Person),
  state: z.enum(['published', 'hidden', 'deleted']),
})
export type Collection = z.infer<typeof Collection>

const VersionInQuery = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  access: 'public',
  query: z.strictObject({
    sort: z.optional(z.enum(COLLECTION_SORTS)),
    category: z.optional(Category),
    language: z.optional(ArticleLanguage),
    /** Of this person. */
    author: z.optional(IdInPath),
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.object({ items: z.array(CollectionCard), nextCursor: z.nullable(z.string()) }),
})

/** The viewer's own and those that they edit, the newest first; hidden ones too. Or what they have deleted and can restore. */
export const listMyCollections = endpoint({
  method: 'GET',
  path: '/api/my-collections',
  access: 'member',
  query: z.strictObject({
    state: z.optional(z.enum(['published', 'deleted'])),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    items: z.array(
      z.extend(CollectionCard, {
        state: z.enum(['published', 'hidden', 'deleted']),
        /** Suggestions that wait for a decision. */
        openSuggestions: z.number(),
        restorableUntil: z.nullable(Time),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

/** Collections that have all words of the term; title matches come first. The next page is in `Link: rel="next"`. */
export const searchCollections = endpoint({
  method: 'GET',
  path: '/api/collections/search',
  access: 'public',
  query: z.strictObject({
    q: text({ max: SEARCH_MAX }),
    language: z.optional(ArticleLanguage),
    category: z.optional(Category),
    ...WrittenFilters,
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.array(CollectionCard),
})

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:id',
  access: 'public',
  params: IdParams,
  /** As it was in an earlier version: title, description, columns and the number of rows of then. */
  query: z.strictObject({ version: z.optional(VersionInQuery) }),
  response: Collection,
})

/** What the viewer has done and may do with a collection. */
export const getCollectionMine = endpoint({
  method: 'GET',
  path: '/api/collections/:id/mine',
  access: 'member',
  params: IdParams,
  response: z.object({
    liked: z.boolean(),
    bookmarked: z.boolean(),
    /** Rows, import, and decisions about suggestions: the owner and the editors. */
    canEdit: z.boolean(),
    /** Everything else: the owner. */
    canManage: z.boolean(),
    canDelete: z.boolean(),
    canSuggest: z.boolean(),
    isEditor: z.boolean(),
    /** Asked to be an editor, and not answered yet. */
    isInvited: z.boolean(),
    /** Suggestions that wait for a decision, for those who decide. */
    openSuggestions: z.number(),
  }),
})

const Title = line({ min: COLLECTION_TITLE_MIN, max: COLLECTION_TITLE_MAX })
const Description = text({ max: COLLECTION_DESCRIPTION_MAX })
const Tags = z.array(Tag).check(
  z.maxLength(TAGS_MAX),
  z.refine((tags) => new Set(tags).size === tags.length),
)
/** Without a key it is a new column; one that is left out is removed, its values stay in the history. */
const ColumnInput = z.strictObject({
  key: z.optional(ColumnKey),
  label: line({ min: 1, max: COLUMN_LABEL_MAX }),
  type: z.enum(COLUMN_TYPES),
  unit: z.optional(z.nullable(line({ max: COLUMN_UNIT_MAX }))),
  required: z.optional(z.boolean()),
})
export type ColumnInput = z.infer<typeof ColumnInput>
export const ColumnInputs = z.array(ColumnInput).check(
  z.minLength(1),
  z.maxLength(COLLECTION_LIMITS.columns),
  // Labels are how the columns of a CSV find theirs.
  z.refine((columns) => new Set(columns.map(({ label }) => label.toLowerCase())).size === columns.length),
)
const Further = {
  description: z.optional(Description),
  tags: z.optional(Tags),
  isNsfw: z.optional(z.boolean()),
  licence: z.optional(z.enum(LICENCES)),
  editing: z.optional(z.enum(COLLECTION_EDITING)),
}

/** With a CSV, whose header line has the labels of columns, its rows are in the new collection; with errors nothing is made. */
export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  access: 'member',
  readAt: '/api/collections/:id',
  bodyBytes: CSV_BODY_BYTES,
  body: z.strictObject({
    title: Title,
    category: Category,
    language: ArticleLanguage,
    columns: ColumnInputs,
    csv: z.optional(text({ max: CSV_MAX })),
    ...Further,
  }),
  response: Collection,
})

/** Columns come all together, with the `columnsVersion` that they were read with. A column with values keeps its type. */
export const updateCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  access: 'member',
  readAt: '/api/collections/:id',
  params: IdParams,
  body: z
    .strictObject({
      title: z.optional(Title),
      category: z.optional(Category),
      language: z.optional(ArticleLanguage),
      columns: z.optional(ColumnInputs),
      columnsVersion: z.optional(z.number().check(z.int(), z.positive())),
      ...Further,
    })
    .check(
      z.refine((change) => Object.keys(change).some((name) => name !== 'columnsVersion')),
      z.refine((change) => (change.columns === undefined) === (change.columnsVersion === undefined)),
    ),
  response: Collection,
})

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  access: 'member',
  params: IdParams,
  response: z.object({ id: Id, restorableUntil: Time }),
})

export const restoreCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/restore',
  access: 'member',
  readAt: '/api/collections/:id',
  params: IdParams,
  response: Collection,
})

export const likeCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/like',
  access: 'member',
  params: IdParams,
  body: LikeBody,
  response: Liked,
})

/** Everything that was changed, newest first. */
export const listCollectionChanges = endpoint({
  method: 'GET',
  path: '/api/collections/:id/history',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        version: z.number(),
        act: z.enum(COLLECTION_ACTS),
        /** The row it was about, if it was one. */
        rowId: z.nullable(Id),
        /** How many rows it added, changed or removed. */
        rows: z.number(),
        editedBy: z.nullable(Person),
        createdAt: Time,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
