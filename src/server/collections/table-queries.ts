import { sql } from 'kysely'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Embed } from '../../contract/embeds.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { listTitles, namedIn } from './named-articles-queries.ts'
import { shown, toRow, type ShownRow } from './row-queries.ts'

interface Beginning {
  id: number
  columns: CollectionColumn[]
  total: number
}

/** The beginnings of collections, by their ids, for somebody who may see them. */
export async function tablesOf(
  db: Db,
  viewer: Viewer | null,
  ids: readonly number[],
  limit: number,
): Promise<Map<number, NonNullable<Embed['table']>>> {
  if (ids.length === 0) return new Map()
  const { rows: collections } = await sql<Beginning>`
    select id, columns, row_count as total from collections where id = any(${ids}::int8[])`.execute(db)
  const { rows } = await sql<ShownRow & { collectionId: number }>`
    select ${shown}, c.id as "collectionId" from unnest(${ids}::int8[]) as c (id)
    cross join lateral (select * from collection_rows where collection_id = c.id order by id limit ${limit}) as r
    left join users u on u.id = r.editor_id order by c.id, r.id`.execute(db)
  const tables = collections.map(({ id, columns, total }) => {
    const own = rows.flatMap(({ collectionId, ...row }) => (collectionId === id ? [toRow(columns, row)] : []))
    return { id, columns, rows: own, total, named: new Set(namedIn(columns, own)) }
  })
  const articles = await listTitles(db, [...new Set(tables.flatMap(({ named }) => [...named]))], viewer)
  return new Map(
    tables.map(({ id, named, ...table }) => [
      id,
      { ...table, articles: articles.filter((article) => named.has(article.id)) },
    ]),
  )
}
