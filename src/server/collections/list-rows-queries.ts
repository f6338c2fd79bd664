import { sql, type RawBuilder } from 'kysely'
import type { CollectionRow } from '../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Db } from '../platform/db.ts'
import { shown, toRow, type ShownRow } from './row-queries.ts'

export interface Asked {
  collectionId: number
  /** Of an earlier version of the collection. */
  version: number | null
  /** Those of that version. */
  columns: readonly CollectionColumn[]
  sort: CollectionColumn | null
  isDescending: boolean
  /** What a cell must have. */
  term: string | null
  /** The page before this one ended there: with the id of a row, or where rows are sorted with so many of them. */
  after: number | null
  limit: number
}

export interface RowPage {
  rows: CollectionRow[]
  /** Where the next page begins. */
  next: number | null
}

/**
 * A page of at most 5,000 rows. By a column they are sorted each time: an index of a value that people define would help
 * nobody else. Such pages are counted, since a sorted list of people's values has no other place to go on from that
 * survives an edit.
 */
export async function listRows(db: Db, asked: Asked): Promise<RowPage> {
  const { columns, sort, isDescending, after, limit } = asked
  const order = orderOf(sort, isDescending)
  const isPast = isDescending ? sql`r.id < ${after}::int8` : sql`r.id > ${after}::int8`
  const { rows } = await sql<ShownRow>`
    with r as (
      select * from (${sourceOf(asked)}) as r
      where ${isWanted(asked)} and ${sort === null && after !== null ? isPast : sql`true`}
      order by ${order} limit ${limit + 1} offset ${sort === null ? 0 : (after ?? 0)})
    select ${shown} from r left join users u on u.id = r.editor_id
    order by ${order}`.execute(db)
  const page = rows.slice(0, limit).map((row) => toRow(columns, row))
  const end = sort === null ? page.at(-1)?.id : (after ?? 0) + limit
  return { rows: page, next: rows.length > limit && end !== undefined ? end : null }
}

/** How many have what is looked for. */
export async function countRows(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sourceOf(asked)}) as r where ${isWanted(asked)}`.execute(db)
  return rows[0]?.count ?? 0
}

function isWanted({ term, columns }: Asked): RawBuilder<unknown> {
  if (term === null) return sql`true`
  const keys = columns.map(({ key }) => key)
  return sql`exists (
    select from jsonb_each_text(r.cells) as cell
    where cell.key = any(${keys}::text[]) and position(lower(${term}) in lower(cell.value)) > 0)`
}

function sourceOf({ collectionId, version }: Pick<Asked, 'collectionId' | 'version'>): RawBuilder<unknown> {
  if (version === null)
    return sql`
      select id, version, cells, source_url, article_id, editor_id, updated_at from collection_rows
      where collection_id = ${collectionId}`
  return sql`
    select row_id as id, version, cells, source_url, article_id, editor_id, created_at as updated_at
    from collection_row_versions where ${isOfVersion(collectionId, version)}`
}

/** Versions of rows that a version of the collection had. */
export function isOfVersion(collectionId: number, version: number): RawBuilder<unknown> {
  return sql`act <> 'removed' and int8range((collection_id << 32) + from_version,
      (collection_id << 32) + coalesce(until_version, 2147483647))
    @> ((${collectionId}::int8 << 32) + ${version}::int8)`
}

/** Numbers by their size, all else by its letters whatever their case; empty cells last. */
export function orderOf(sort: CollectionColumn | null, isDescending: boolean): RawBuilder<unknown> {
  if (sort === null) return isDescending ? sql`r.id desc` : sql`r.id`
  const cell =
    sort.type === 'number' || sort.type === 'article'
      ? sql`case when jsonb_typeof(r.cells -> ${sort.key}) = 'number' then (r.cells ->> ${sort.key})::float8 end`
      : sql`lower(r.cells ->> ${sort.key})`
  return isDescending ? sql`${cell} desc nulls last, r.id desc` : sql`${cell} asc nulls last, r.id`
}
