import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Posts that wait for their day. */
export const exportScheduledPosts: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'posts/scheduled.json',
    db,
    ['id'],
    sql`
      select id, body, media_id as "mediaId", publish_at as "publishAt", refusal, created_at as "createdAt"
      from scheduled_posts where author_id = ${userId}`,
  ),
]
