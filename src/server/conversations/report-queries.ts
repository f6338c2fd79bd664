import { sql } from 'kysely'
import { REPORT_MESSAGES_BEFORE } from '../../contract/conversations.ts'
import { type MessageReport } from '../../contract/message-acts.ts'
import { wholeText } from '../../contract/plain-text.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type * as z from 'zod/mini'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { isBlockedPair, personJson } from './member-queries.ts'
import { mayRead } from './message-queries.ts'
import type { Excerpt } from './report-actions.ts'

interface Said {
  id: number
  senderId: number | null
  senderName: string
  nodes: RichText
  isDeleted: boolean
  pictureCount: number
  createdAt: Date
}

export interface Reported {
  senderId: number | null
  excerpt: Excerpt
}

/**
 * A message that the reporter is shown, with the five before it that they are shown, as they are now. Undefined for what
 * they are not shown, what was removed, and what nobody wrote.
 */
export async function findReported(db: Db, viewer: Viewer, messageId: number): Promise<Reported | undefined> {
  const { rows } = await sql<Said>`
    select m.id, m.sender_id as "senderId", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "senderName",
      m.nodes, m.deleted_at is not null as "isDeleted", m.created_at as "createdAt",
      (select count(*)::int from message_pictures where message_id = m.id) as "pictureCount"
    from messages picked
    join conversation_members me on me.conversation_id = picked.conversation_id and me.user_id = ${viewer.id}
    join conversations c on c.id = picked.conversation_id
    join messages m on m.conversation_id = picked.conversation_id and m.id <= picked.id
    left join users u on u.id = m.sender_id
    where picked.id = ${messageId} and m.kind = 'text' and ${mayRead(viewer)} and not ${isBlockedPair(viewer.id)}
    order by m.id desc limit ${REPORT_MESSAGES_BEFORE + 1}`.execute(db)
  const [reported] = rows
  if (reported === undefined || reported.id !== messageId || reported.isDeleted) return undefined
  return { senderId: reported.senderId, excerpt: rows.toReversed().map(snapshotOf) }
}

function snapshotOf({ senderId, senderName, nodes, isDeleted, pictureCount, createdAt }: Said) {
  return {
    senderId,
    senderName,
    text: isDeleted ? '' : wholeText(nodes),
    pictureCount: isDeleted ? 0 : pictureCount,
    createdAt: createdAt.toISOString(),
  }
}

type Report = z.infer<typeof MessageReport>
type ListedReport = Pick<Report, 'id' | 'reason' | 'createdAt'>

/** Open ones, the latest first, without those about the reader; one more than asked for, if there is one. */
export async function listOpenReports(
  db: Db,
  viewerId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ListedReport[]> {
  const { rows } = await sql<Omit<ListedReport, 'createdAt'> & { createdAt: Date }>`
    select id, reason, created_at as "createdAt" from message_reports
    where closed_at is null and reported_id is distinct from ${viewerId}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit + 1}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** An open one with its words; undefined for one about the reader. */
export async function findOpenReport(db: Db, viewerId: number, id: number): Promise<Report | undefined> {
  const { rows } = await sql<Omit<Report, 'createdAt'> & { createdAt: Date }>`
    select r.id, r.reason, r.text, ${personJson('u')} as reporter, r.excerpt, r.created_at as "createdAt"
    from message_reports r left join users u on u.id = r.reporter_id
    where r.id = ${id} and r.closed_at is null and r.reported_id is distinct from ${viewerId}`.execute(db)
  const [row] = rows
  return row && { ...row, createdAt: row.createdAt.toISOString() }
}

/** Whom a report is of and about, open or not. */
export function findReport(
  db: Db,
  id: number,
): Promise<{ reporterId: number | null; reportedId: number | null } | undefined> {
  return db
    .selectFrom('message_reports')
    .select(['reporter_id as reporterId', 'reported_id as reportedId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
