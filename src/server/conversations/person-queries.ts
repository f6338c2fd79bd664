import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'
import { exportMessages } from './export-queries.ts'

/** Somebody's correspondence as it is shown to them, and their own reactions, choices and reports. */
export const exportConversations: ExportPerson = (_site, db, userId) => [
  { path: 'messages/messages.json', rows: exportMessages(db, userId) },
  rowsFile(
    'messages/conversations.json',
    db,
    ['id'],
    sql`
      select c.id, c.kind, c.title, c.created_by is not distinct from ${userId} as "isBegunByMe", m.role, m.state,
        m.joined_at as "joinedAt", m.muted_until as "mutedUntil", m.is_archived as "isArchived",
        case when m.state = 'left' then null else (
          select array_agg(trim(p.first_name || ' ' || p.last_name) order by p.id)
          from conversation_members o join people p on p.id = o.user_id
          where o.conversation_id = c.id and o.user_id <> ${userId} and o.state = 'active') end as others
      from conversation_members m join conversations c on c.id = m.conversation_id
      where m.user_id = ${userId} and m.state <> 'refused'`,
  ),
  rowsFile(
    'messages/reactions.json',
    db,
    ['messageId'],
    sql`
      select message_id as "messageId", emoji, created_at as "createdAt"
      from message_reactions where user_id = ${userId}`,
  ),
  rowsFile(
    'messages/settings.json',
    db,
    ['whoMay'],
    sql`
      select who_may as "whoMay", has_receipts as "hasReceipts" from message_settings where user_id = ${userId}`,
  ),
  rowsFile(
    'messages/reports.json',
    db,
    ['id'],
    sql`
      select id, message_id as "messageId", reason, text, verdict, created_at as "createdAt", closed_at as "closedAt"
      from message_reports where reporter_id = ${userId}`,
  ),
]
