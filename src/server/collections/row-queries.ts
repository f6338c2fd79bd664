import { sql, type RawBuilder } from 'kysely'
import type { RowAct, RowValues } from '../../contract/collection-rules.ts'
import type { CollectionRow, RowVersion } from '../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { personIn } from './queries.ts'
import type { StoredRow } from './row-store-actions.ts'

export async function findRow(db: Db, collectionId: number, rowId: number): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select id, version, cells, source_url as "sourceUrl", article_id as "articleId"
    from collection_rows where id = ${rowId} and collection_id = ${collectionId}`.execute(db)
  return rows[0]
}

interface ShownRow extends Omit<CollectionRow, 'updatedAt'> {
  updatedAt: Date
}

/** One row as it is shown. */
export async function getShownRow(
  db: Db,
  collectionId: number,
  rowId: number,
): Promise<CollectionRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${shown} from collection_rows r left join users u on u.id = r.editor_id
    where r.id = ${rowId} and r.collection_id = ${collectionId}`.execute(db)
  return rows.map(toRow)[0]
}

const shown = sql`r.id, r.version, r.cells as values, r.source_url as "sourceUrl", r.article_id as "articleId",
  ${personIn('u')} as "editedBy", r.updated_at as "updatedAt"`

function toRow(row: ShownRow): CollectionRow {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}

export interface Asked {
  collectionId: number
  /** Of an earlier version of the collection. */
  version: number | null
  sort: CollectionColumn | null
  isDescending: boolean
  /** What a cell must have. */
  term: string | null
  /** How many are before this page. */
  offset: number
  limit: number
}

export interface RowPage {
  rows: CollectionRow[]
  total: number
}

/**
 * A page of at most 5,000 rows, which are sorted each time: an index of a value that people define would help nobody else.
 * Pages are counted, since a sorted list of people's values has no other place to go on from that survives an edit.
 */
export async function listRows(db: Db, asked: Asked): Promise<RowPage> {
  const { sort, isDescending, term, offset, limit } = asked
  const source = sourceOf(asked)
  const wanted =
    term === null
      ? sql`true`
      : sql`exists (
    select from jsonb_each_text(r.cells) as cell where position(lower(${term}) in lower(cell.value)) > 0)`
  const { rows } = await sql<ShownRow & { total: number }>`
    with r as (
      select r.*, count(*) over () as total from (${source}) as r where ${wanted}
      order by ${orderOf(sort, isDescending)} limit ${limit} offset ${offset})
    select ${shown}, r.total from r left join users u on u.id = r.editor_id
    order by ${orderOf(sort, isDescending)}`.execute(db)
  const [first] = rows
  return { rows: rows.map(toRow), total: first?.total ?? 0 }
}

function sourceOf({ collectionId, version }: Pick<Asked, 'collectionId' | 'version'>): RawBuilder<unknown> {
  if (version === null)
    return sql`
      select id, version, cells, source_url, article_id, editor_id, updated_at from collection_rows
      where collection_id = ${collectionId}`
  return sql`
    select row_id as id, version, cells, source_url, article_id, editor_id, created_at as updated_at
    from collection_row_versions
    where act <> 'removed' and int8range((collection_id << 32) + from_version,
        (collection_id << 32) + coalesce(until_version, 2147483647))
      @> ((${collectionId}::int8 << 32) + ${version}::int8)`
}

/** Numbers by their size, all else by its letters whatever their case; empty cells last. */
function orderOf(sort: CollectionColumn | null, isDescending: boolean): RawBuilder<unknown> {
  if (sort === null) return isDescending ? sql`r.id desc` : sql`r.id`
  const cell =
    sort.type === 'number' || sort.type === 'article'
      ? sql`case when jsonb_typeof(r.cells -> ${sort.key}) = 'number' then (r.cells ->> ${sort.key})::float8 end`
      : sql`lower(r.cells ->> ${sort.key})`
  return isDescending ? sql`${cell} desc nulls last, r.id desc` : sql`${cell} asc nulls last, r.id`
}

export interface Point {
  x: string | number
  y: number
}

/** Rows that have both, by `x` where that has an order of its own, else the largest first. */
export async function listPoints(
  db: Db,
  collectionId: number,
  { x, y }: { x: CollectionColumn; y: CollectionColumn },
  limit: number,
): Promise<{ points: Point[]; total: number }> {
  const isOrdered = x.type === 'number' || x.type === 'date'
  const { rows } = await sql<Point & { total: number }>`
    select coalesce(a.title, r.cells ->> ${x.key}) as x, (r.cells ->> ${y.key})::float8 as y, count(*) over () as total
    from collection_rows r
    left join visible_articles a on ${x.type === 'article'}::boolean and a.id::text = r.cells ->> ${x.key}
    where r.collection_id = ${collectionId} and jsonb_typeof(r.cells -> ${y.key}) = 'number'
      and r.cells ->> ${x.key} is not null
    order by ${isOrdered ? orderOf(x, false) : sql`2 desc, r.id`} limit ${limit}`.execute(db)
  return {
    points: rows.map((point) => ({ x: x.type === 'number' ? Number(point.x) : point.x, y: point.y })),
    total: rows[0]?.total ?? 0,
  }
}

/** What articles are called that rows name, of those that everybody may read and nobody of whom the viewer has blocked. */
export async function listNamedArticles(
  db: Db,
  columns: readonly CollectionColumn[],
  rows: readonly Pick<CollectionRow, 'values' | 'articleId'>[],
  viewer: Viewer | null,
): Promise<{ id: number; title: string }[]> {
  const keys = columns.flatMap(({ key, type }) => (type === 'article' ? [key] : []))
  const named = rows.flatMap(({ values, articleId }) => [articleId, ...keys.map((key) => values[key])])
  const ids = [...new Set(named.filter((id) => typeof id === 'number'))]
  if (ids.length === 0) return []
  const { rows: articles } = await sql<{ id: number; title: string }>`
    select id, title from visible_articles
    where id = any(${ids}::int8[]) and coalesce(author_id, 0) <> all(${[...(viewer?.hidden ?? [])]}::int8[])`.execute(
    db,
  )
  return articles
}

interface ThenRow {
  version: number
  act: RowAct
  values: RowValues
  sourceUrl: string | null
  articleId: number | null
  editedBy: Person | null
  createdAt: Date
}

/** The newest first. */
export async function listRowVersions(
  db: Db,
  collectionId: number,
  rowId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<RowVersion[]> {
  const { rows } = await sql<ThenRow>`
    select v.version, v.act, v.cells as values, v.source_url as "sourceUrl", v.article_id as "articleId",
      ${personIn('u')} as "editedBy", v.created_at as "createdAt"
    from collection_row_versions v left join users u on u.id = v.editor_id
    where v.collection_id = ${collectionId} and v.row_id = ${rowId}
      and (${before}::int4 is null or v.version < ${before}::int4)
    order by v.version desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export interface FoundVersion extends StoredRow {
  /** The newest of the row. */
  lastVersion: number
}

export async function findRowVersion(
  db: Db,
  collectionId: number,
  rowId: number,
  version: number,
): Promise<FoundVersion | undefined> {
  const { rows } = await sql<FoundVersion>`
    select row_id as id, version, cells, source_url as "sourceUrl", article_id as "articleId", (
      select max(l.version) from collection_row_versions l
      where l.collection_id = v.collection_id and l.row_id = v.row_id) as "lastVersion"
    from collection_row_versions v
    where collection_id = ${collectionId} and row_id = ${rowId} and version = ${version}`.execute(db)
  return rows[0]
}
