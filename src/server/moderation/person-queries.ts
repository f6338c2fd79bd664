import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What moderators decided about them and why, and what they said to it. Who decided is not theirs to know. */
export const exportDecisions: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'moderation/decisions.json',
    db,
    ['id'],
    sql`
      select a.id, a.action, a.rule, a.days, a.object_type as "objectType", a.object_id as "objectId", t.reason, t.excerpt,
        a.created_at as "createdAt"
      from mod_action_texts t join mod_actions a on a.id = t.action_id where t.person_id = ${userId}`,
  ),
  rowsFile(
    'moderation/appeals.json',
    db,
    ['id'],
    sql`
      select id, action_id as "actionId", text, state, answer, created_at as "createdAt", decided_at as "decidedAt"
      from appeals where person_id = ${userId}`,
  ),
]
