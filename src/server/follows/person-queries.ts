import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Whom and what somebody follows, and who follows them: names that everybody may see. */
export const exportFollows: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'follows/people.json',
    db,
    ['id'],
    sql`
      select p.id, p.alias_name as alias, trim(p.first_name || ' ' || p.last_name) as name,
        f.created_at as "createdAt"
      from follows f join people p on p.id = f.followed_id where f.follower_id = ${userId}`,
  ),
  rowsFile(
    'follows/followers.json',
    db,
    ['id'],
    sql`
      select p.id, p.alias_name as alias, trim(p.first_name || ' ' || p.last_name) as name,
        f.created_at as "createdAt"
      from follows f join people p on p.id = f.follower_id where f.followed_id = ${userId}`,
  ),
  rowsFile(
    'follows/topics.json',
    db,
    ['kind', 'topic'],
    sql`
      select kind, topic, created_at as "createdAt" from followed_topics where user_id = ${userId}`,
  ),
]
