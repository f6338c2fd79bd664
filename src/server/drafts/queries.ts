import { sql } from 'kysely'
import type { Draft, DraftContent } from '../../contract/drafts.ts'
import type { Db } from '../platform/db.ts'
import { DRAFTS_LISTED, draftTitle, expiredBefore, MOST_DRAFTS } from './rules.ts'

export type DraftKind = Draft['kind']
/** The owner and the name of a draft. */
export interface DraftName {
  userId: number
  kind: DraftKind
  key: string
}

export async function findDraft(
  db: Db,
  { userId, kind, key }: DraftName,
  now: Date,
): Promise<(Draft & { older: DraftContent | null }) | null> {
  const row = await db
    .selectFrom('drafts')
    .select(['version', 'content', 'updated_at', 'older_content', 'older_until'])
    .where((eb) => eb.and({ user_id: userId, kind, key }))
    .executeTakeFirst()
  if (row === undefined) return null
  const hasOlder = row.older_until !== null && row.older_until > now
  return {
    kind,
    key,
    version: row.version,
    content: row.content as DraftContent,
    updatedAt: row.updated_at.toISOString(),
    older: hasOlder ? (row.older_content as DraftContent | null) : null,
  }
}

export async function listDrafts(db: Db, userId: number) {
  // Only the beginnings are read: a draft may be half a megabyte.
  const { rows } = await sql<{
    kind: DraftKind
    key: string
    version: number
    title: string | null
    beginning: string | null
    updated_at: Date
  }>`
    select kind, key, version, updated_at,
      case when jsonb_typeof(content -> 'title') = 'string' then left(content ->> 'title', 300) end as title,
      case when jsonb_typeof(content -> 'content') = 'string' then left(content ->> 'content', 300) end as beginning
    from drafts where user_id = ${userId}
    order by updated_at desc, kind, key limit ${DRAFTS_LISTED}`.execute(db)
  return rows.map(({ kind, key, version, title, beginning, updated_at }) => ({
    kind,
    key,
    version,
    title: draftTitle(title, beginning),
    updatedAt: updated_at.toISOString(),
  }))
}

/** How many more somebody may have. */
export async function findDraftRoom(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Math.max(0, MOST_DRAFTS - count)
}

export async function deleteDraft(db: Db, { userId, kind, key }: DraftName): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where((eb) => eb.and({ user_id: userId, kind, key }))
    .execute()
}

/** Deletes what a newer text replaced a day ago, and what nobody has touched for half a year. */
export async function purgeDrafts(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ older_content: null, older_until: null })
    .where('older_until', '<=', now)
    .execute()
  await db.deleteFrom('drafts').where('updated_at', '<=', expiredBefore(now)).execute()
}
