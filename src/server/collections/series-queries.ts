import { sql } from 'kysely'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { orderOf } from './list-rows-queries.ts'
import { listNamedArticles } from './named-articles-queries.ts'

export interface Point {
  x: string | number
  y: number
}

interface Axes {
  x: CollectionColumn
  y: CollectionColumn
}

/** Rows that have both, by `x` where that has an order of its own, else the largest first. */
export async function listPoints(
  db: Db,
  viewer: Viewer | null,
  collectionId: number,
  { x, y }: Axes,
  limit: number,
): Promise<{ points: Point[]; total: number }> {
  const isOrdered = x.type === 'number' || x.type === 'date'
  const { rows } = await sql<{ x: string; y: number; total: number }>`
    select r.cells ->> ${x.key} as x, (r.cells ->> ${y.key})::float8 as y, count(*) over () as total
    from collection_rows r
    where r.collection_id = ${collectionId} and jsonb_typeof(r.cells -> ${y.key}) = 'number'
      and r.cells ->> ${x.key} is not null
    order by ${isOrdered ? orderOf(x, false) : sql`2 desc, r.id`} limit ${limit}`.execute(db)
  const titles = x.type === 'article' ? await titlesOf(db, viewer, x, rows) : undefined
  return {
    points: rows.map((point) => ({
      x: x.type === 'number' ? Number(point.x) : (titles?.get(point.x) ?? point.x),
      y: point.y,
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** What articles are called, by their ids as they stand in cells. */
async function titlesOf(
  db: Db,
  viewer: Viewer | null,
  column: CollectionColumn,
  points: readonly { x: string }[],
): Promise<Map<string, string>> {
  const named = points.map(({ x }) => ({ values: { [column.key]: Number(x) }, articleId: null }))
  const articles = await listNamedArticles(db, [column], named, viewer)
  return new Map(articles.map(({ id, title }) => [String(id), title]))
}
