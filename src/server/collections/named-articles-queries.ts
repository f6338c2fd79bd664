import { sql } from 'kysely'
import type { CollectionRow } from '../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'

/** What articles are called that rows name, of those that everybody may read and nobody of whom the viewer has blocked. */
export async function listNamedArticles(
  db: Db,
  columns: readonly CollectionColumn[],
  rows: readonly Pick<CollectionRow, 'values' | 'articleId'>[],
  viewer: Viewer | null,
): Promise<{ id: number; title: string }[]> {
  return listTitles(db, namedIn(columns, rows), viewer)
}

/** The ids of articles that rows name, each once. */
export function namedIn(
  columns: readonly CollectionColumn[],
  rows: readonly Pick<CollectionRow, 'values' | 'articleId'>[],
): number[] {
  const keys = columns.flatMap(({ key, type }) => (type === 'article' ? [key] : []))
  const named = rows.flatMap(({ values, articleId }) => [articleId, ...keys.map((key) => values[key])])
  return [...new Set(named.filter((id) => typeof id === 'number'))]
}

export async function listTitles(
  db: Db,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<{ id: number; title: string }[]> {
  if (ids.length === 0) return []
  const { rows: articles } = await sql<{ id: number; title: string }>`
    select id, title from visible_articles
    where id = any(${ids}::int8[]) and coalesce(author_id, 0) <> all(${[...(viewer?.hidden ?? [])]}::int8[])`.execute(
    db,
  )
  return articles
}
