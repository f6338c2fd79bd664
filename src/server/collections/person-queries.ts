import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** The tables that somebody keeps with all their rows, and what they did to those of others. */
export const exportCollections: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'collections/collections.json',
    db,
    ['id'],
    sql`
      select id, title, description, category, language, tags, licence, editing, columns, is_nsfw as "isAdult", state,
        row_count as "rowCount", created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"
      from collections where author_id = ${userId}`,
  ),
  rowsFile(
    'collections/rows.json',
    db,
    ['id'],
    sql`
      select r.id, r.collection_id as "collectionId", r.editor_id is not distinct from ${userId} as "isMine", r.cells,
        r.source_url as "sourceUrl", r.article_id as "articleId", r.updated_at as "updatedAt"
      from collection_rows r join collections c on c.id = r.collection_id
      where r.editor_id = ${userId} or c.author_id = ${userId}`,
  ),
  rowsFile(
    'collections/row-versions.json',
    db,
    ['collectionId', 'rowId', 'version'],
    sql`
      select collection_id as "collectionId", row_id as "rowId", version, act, cells, source_url as "sourceUrl",
        article_id as "articleId", created_at as "createdAt"
      from collection_row_versions where editor_id = ${userId}`,
  ),
  rowsFile(
    'collections/changes.json',
    db,
    ['collectionId', 'version'],
    sql`
      select collection_id as "collectionId", version, act, row_id as "rowId", details, created_at as "createdAt"
      from collection_changes where editor_id = ${userId}`,
  ),
  rowsFile(
    'collections/editing.json',
    db,
    ['collectionId'],
    sql`
      select collection_id as "collectionId", state, created_at as "createdAt", answered_at as "answeredAt"
      from collection_editors where user_id = ${userId}`,
  ),
  rowsFile(
    'suggestions/collections.json',
    db,
    ['id'],
    sql`
      select id, collection_id as "collectionId", kind, row_id as "rowId", cells, source_url as "sourceUrl", summary,
        state, reason, created_at as "createdAt", decided_at as "decidedAt", removed_at as "removedAt"
      from collection_suggestions where author_id = ${userId}`,
  ),
  rowsFile(
    'suggestions/decided-collections.json',
    db,
    ['id'],
    sql`
      select id, collection_id as "collectionId", state, reason, decided_at as "decidedAt"
      from collection_suggestions where decided_by = ${userId}`,
  ),
]
