import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Person } from '../../contract/people.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { visibleCommentsOf } from '../comments/public.ts'
import type { Db } from '../platform/db.ts'

export interface Follow {
  person: Person
  at: Date
}

interface Page {
  after: { at: string; id: number } | undefined
  limit: number
}

/** The people who follow somebody, the latest first. */
export function listFollowersOf(db: Db, id: number, page: Page): Promise<Follow[]> {
  return listFollows(db, sql`followed_id = ${id}`, sql`follower_id`, page)
}

/** The people whom somebody follows, the latest first. */
export function listFollowedOf(db: Db, id: number, page: Page): Promise<Follow[]> {
  return listFollows(db, sql`follower_id = ${id}`, sql`followed_id`, page)
}

/** People of the same moment follow the order of the index. */
async function listFollows(
  db: Db,
  of: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  { after, limit }: Page,
): Promise<Follow[]> {
  const { rows } = await sql<Omit<Person, 'honor'> & { honor: number | null; at: Date }>`
    select people.id, trim(people.first_name || ' ' || people.last_name) as name, people.alias_name as alias,
      people.profile_image_url as "profileUrl", honor_totals.total as honor, follows.created_at as at
    from follows
    join people on people.id = ${other}
    left join honor_totals on honor_totals.user_id = people.id
    where ${of}
      ${
        after === undefined
          ? sql``
          : sql`and follows.created_at <= ${after.at}::timestamptz
            and (follows.created_at < ${after.at}::timestamptz or ${other} > ${after.id}::int8)`
      }
    order by follows.created_at desc, ${other}
    limit ${limit}`.execute(db)
  return rows.map(({ at, honor, ...person }) => ({
    at,
    person: { ...person, honor: Math.max(0, honor ?? 0) },
  }))
}

export interface CommentOf {
  id: number
  objectType: ObjectType
  objectId: number
  nodes: RichText
  likes: number
  createdAt: Date
}

/** Somebody's comments on what everybody may see, nothing adult among it, newest first. */
export async function listCommentsOf(
  db: Db,
  id: number,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<CommentOf[]> {
  const { rows } = await sql<CommentOf>`
    select id, object_type as "objectType", object_id as "objectId", nodes, likes, created_at as "createdAt"
    from (${visibleCommentsOf(id)}) as c
    ${after === undefined ? sql`` : sql`where id < ${after}::int8`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
