import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import { followedRows } from './notify-queries.ts'

/** Whether it is somebody who may be met. */
export async function isPerson(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Those of the given people whom somebody follows. */
export async function listFollowedAmong(db: Db, followerId: number, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', 'in', userIds)
    .execute()
  return new Set(rows.map(({ followed_id: id }) => id))
}

/** False if the person has left, or one of the two has blocked the other. */
export async function insertFollow(
  db: Db,
  followerId: number,
  followedId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with followed as (
      insert into follows (follower_id, followed_id, created_at)
      select ${followerId}, id, ${now} from users where id = ${followedId} and not exists (
        select from hidden_people where viewer_id = ${followerId} and person_id = users.id)
      for key share
      on conflict (follower_id, followed_id) do update set created_at = follows.created_at
      returning follower_id, followed_id),
    told as (${followedRows()} from followed)
    select followed_id from followed`.execute(db)
  return rows.length > 0
}

/**
 * False if there is nobody with that number. Who is suspended or about to leave is let go of like anybody else: their row
 * would otherwise come back with them.
 */
export async function deleteFollow(db: Db, followerId: number, followedId: number): Promise<boolean> {
  const { rows } = await sql`
    with unfollowed as (
      delete from follows where follower_id = ${followerId} and followed_id = ${followedId}
      returning follower_id, followed_id),
    told as (${followedRows()} from unfollowed)
    select id from users where id = ${followedId}`.execute(db)
  return rows.length > 0
}

export async function deleteFollowsBetween(trx: Db, [one, other]: [number, number]): Promise<void> {
  await sql`
    delete from follows where (follower_id, followed_id) in
      ((${one}::int8, ${other}::int8), (${other}::int8, ${one}::int8))`.execute(trx)
}

export interface Followed {
  person: Person
  followedAt: Date
}

/** The people somebody follows and may meet, the latest first. */
export async function listFollowed(
  db: Db,
  followerId: number,
  { after, limit }: { after: { followedAt: string; id: number } | undefined; limit: number },
): Promise<Followed[]> {
  const { rows } = await sql<Omit<Person, 'honor'> & { honor: number | null; followedAt: Date }>`
    select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.alias_name as alias,
      p.profile_image_url as "profileUrl", honor_totals.total as honor, follows.created_at as "followedAt"
    from follows
    join people p on p.id = follows.followed_id
    left join honor_totals on honor_totals.user_id = p.id
    where follower_id = ${followerId}
      ${
        after === undefined
          ? sql``
          : sql`and (follows.created_at, followed_id) < (${after.followedAt}::timestamptz, ${after.id}::int8)`
      }
    order by follows.created_at desc, followed_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ followedAt, honor, ...person }) => ({
    followedAt,
    person: { ...person, honor: Math.max(0, honor ?? 0) },
  }))
}

export async function countFollowed(db: Db, followerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('follower_id', '=', followerId)
    .executeTakeFirstOrThrow()
  return count
}
