import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Where somebody stopped in articles. */
export const exportReadingPositions: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'reading-positions.json',
    db,
    ['articleId'],
    sql`
      select article_id as "articleId", block, percent, updated_at as "updatedAt"
      from reading_positions where user_id = ${userId}`,
  ),
]
