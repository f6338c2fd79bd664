import { sql, type RawBuilder } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import { ADULT_AGE } from '../../contract/limits.ts'
import type { Db } from '../platform/db.ts'
import { CAUSES_READ } from './queries.ts'

/** More are not counted: whoever has a hundred does not ask how many. */
export const UNREAD_COUNTED = 100

/**
 * How many lines a person has not read and may read, at most `most`: the same as the list shows. In the statement of a
 * caller, where `user` is the person's id.
 */
export function unreadCount(
  user: RawBuilder<unknown>,
  { now, since, most = UNREAD_COUNTED }: { now: Date; since?: Date | undefined; most?: number },
): RawBuilder<number> {
  const from = since === undefined ? sql`` : sql`and n.updated_at >= ${since}`
  // Staff meet everybody; see platform/session.ts.
  const meets = (person: RawBuilder<unknown>) => sql`(u.role <> 'user' or not exists (
    select from hidden_people h where h.viewer_id = n.user_id and h.person_id in (${person})))`
  // Each line asks for its own object, by its id; together they might read all objects there are.
  const told = (view: string, of: RawBuilder<unknown>, isReader: RawBuilder<unknown>) => sql`
    select from ${sql.table(view)} o
    where o.object_type = ${of}.object_type and o.object_id = ${of}.object_id and ${isReader}
      and not (o.is_nsfw and coalesce(${now.getUTCFullYear()} - u.birth_year <= ${ADULT_AGE}, false))
      and ${meets(sql`o.author_id`)} and ${meets(sql`
        select p.parent_author_id from object_parents p
        where p.object_type = o.object_type and p.object_id = o.object_id`)}
    offset 0`
  // Everybody's, or theirs: asked one after the other, since both at once would read all readers of an object.
  const isTold = (isReader: RawBuilder<unknown>) => sql`(
    exists (${told('told_wholes', sql`n`, isReader)})
    or (n.object_type = 'comment' and exists (
      select from standing_comments c cross join lateral (${told('told_works', sql`c`, isReader)}) as w
      where c.id = n.object_id and ${meets(sql`c.author_id`)})))`
  return sql<number>`(
    select count(*)::int from (
      select from notifications n join users u on u.id = n.user_id
      where n.user_id = ${user} and n.causes > 0 and n.read_at is null ${from}
        and (${isTold(sql`o.reader_id is null`)} or ${isTold(sql`o.reader_id = n.user_id`)})
        and exists (
          select from (
            select actor_id from notification_causes where notification_id = n.id and withdrawn_at is null
            order by created_at desc limit ${CAUSES_READ}) as c
          where c.actor_id is null
            or (exists (select from people where id = c.actor_id) and ${meets(sql`c.actor_id`)}))
      limit ${most}) as few)`
}

export interface UnreadCount {
  userId: number
  unread: number
  /** The master switch. */
  isOn: boolean
}

export async function countUnread(db: Db, userIds: number[], now: Date): Promise<UnreadCount[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<UnreadCount>`
    select p.id as "userId", coalesce(s.is_on, true) as "isOn", ${unreadCount(sql`p.id`, { now })} as unread
    from unnest(${userIds}::int8[]) as p (id)
    left join notification_settings s on s.user_id = p.id`.execute(db)
  return rows
}

/** What a stream begins with; nothing is unread for somebody who has turned everything off. */
export async function greetStream(db: Db, userId: number, now: Date): Promise<LiveEventBody[]> {
  const [count] = await countUnread(db, [userId], now)
  const unread = count?.isOn === true ? count.unread : 0
  return [{ kind: 'notifications', unread, isNews: false }]
}
