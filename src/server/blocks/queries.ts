import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'

export type BlockState = 'blocked' | 'not-blocked'

/** Whether somebody has blocked a person; undefined for a person who can't be met. */
export async function findBlock(
  db: Db,
  blockerId: number,
  personId: number,
): Promise<BlockState | undefined> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    select exists (
      select from blocks where blocker_id = ${blockerId} and blocked_id = ${personId}) as "isBlocked"
    from people where id = ${personId}`.execute(db)
  const [row] = rows
  return row && (row.isBlocked ? 'blocked' : 'not-blocked')
}

export interface BlockedRow {
  person: Person
  blockedAt: Date
}

/** The people somebody has blocked, the latest first. */
export async function listBlockedBy(
  db: Db,
  blockerId: number,
  { after, limit }: { after: { blockedAt: string; id: number } | undefined; limit: number },
): Promise<BlockedRow[]> {
  const { rows } = await sql<Omit<Person, 'honor'> & { honor: number | null; blockedAt: Date }>`
    select people.id, trim(people.first_name || ' ' || people.last_name) as name, people.alias_name as alias,
      people.profile_image_url as "profileUrl", honor_totals.total as honor, blocks.created_at as "blockedAt"
    from blocks
    join people on people.id = blocks.blocked_id
    left join honor_totals on honor_totals.user_id = people.id
    where blocker_id = ${blockerId}
      ${
        after === undefined
          ? sql``
          : sql`and (blocks.created_at < ${after.blockedAt}::timestamptz
              or (blocks.created_at = ${after.blockedAt}::timestamptz and blocked_id > ${after.id}::int8))`
      }
    order by blocks.created_at desc, blocked_id
    limit ${limit}`.execute(db)
  return rows.map(({ blockedAt, honor, ...person }) => ({
    blockedAt,
    person: { ...person, honor: Math.max(0, honor ?? 0) },
  }))
}
