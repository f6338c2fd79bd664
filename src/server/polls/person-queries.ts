import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody voted for; nobody else is told. */
export const exportPolls: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'poll-votes.json',
    db,
    ['postId'],
    sql`
      select v.post_id as "postId", p.question, p.options[v.option + 1] as option, v.created_at as "createdAt"
      from poll_votes v join polls p on p.post_id = v.post_id where v.user_id = ${userId}`,
  ),
]
