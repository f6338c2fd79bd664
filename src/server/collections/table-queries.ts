import type { Embed } from '../../contract/embeds.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { findCollection } from './queries.ts'
import { listRows } from './list-rows-queries.ts'
import { listNamedArticles } from './named-articles-queries.ts'

/** The beginning of a collection, for somebody who may see it. */
export async function tableOf(
  db: Db,
  viewer: Viewer | null,
  collectionId: number,
  limit: number,
): Promise<Embed['table']> {
  const collection = await findCollection(db, collectionId)
  if (collection === undefined) return null
  const { columns, rowCount: total } = collection
  const plain = { version: null, sort: null, isDescending: false, term: null, after: null }
  const { rows } = await listRows(db, { ...plain, collectionId, columns, limit })
  return { columns, rows, total, articles: await listNamedArticles(db, columns, rows, viewer) }
}
