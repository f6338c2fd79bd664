import { sql } from 'kysely'
import type { Invitation } from '../../../contract/co-authors.ts'
import { INVITATION_REST_DAYS, LIST_SIZE_MAX } from '../../../contract/limits.ts'
import { DAY_MS, addMs } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'

/** How long a refusal counts, and how long a mail about the same article is not repeated. */
export function refusedSince(now: Date): Date {
  return addMs(now, -INVITATION_REST_DAYS * DAY_MS)
}

/** Invited people who have not answered; only the author sees them. */
export async function listInvited(
  db: Db,
  articleId: number,
): Promise<{ id: number; alias: string; name: string }[]> {
  const { rows } = await sql<{ id: number; alias: string; name: string }>`
    select u.id, u.alias_name as alias, trim(u.first_name || ' ' || u.last_name) as name
    from article_invitations i join users u on u.id = i.user_id
    where i.article_id = ${articleId} and i.state = 'pending' order by i.created_at, u.id`.execute(db)
  return rows
}

/** Open invitations of a person. One whose article is in the trash waits unseen, and comes back with it. */
export async function listOpenInvitations(db: Db, userId: number): Promise<Invitation[]> {
  const { rows } = await sql<Omit<Invitation, 'createdAt'> & { createdAt: Date }>`
    select a.id as "articleId", a.title, a.language, a.state, i.created_at as "createdAt",
      json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'alias', u.alias_name,
        'profileUrl', u.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) as inviter
    from article_invitations i
    join articles a on a.id = i.article_id and a.state in ('draft', 'published')
    join users u on u.id = i.inviter_id
    left join honor_totals h on h.user_id = u.id
    where i.user_id = ${userId} and i.state = 'pending'
    order by i.created_at desc, i.article_id desc limit ${LIST_SIZE_MAX}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Articles that somebody is a co-author of, the newest first, from before an id on. */
export async function listCoAuthoredIds(
  db: Db,
  userId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from article_coauthors c join articles a on a.id = c.article_id
    where c.user_id = ${userId} and a.state in ('draft', 'published')
      and (${before}::int8 is null or c.article_id < ${before}::int8)
    order by c.article_id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Asking {
  articleId: number
  inviterId: number
  now: Date
}

/** A refusal of this article counts, and so do two of anything by the same author. */
const NOES_IN_ALL = 2

/**
 * Those of the people who do not want to be invited: the only code that decides it, in the transaction that would
 * invite them.
 */
export async function findUnwilling(
  trx: Db,
  userIds: number[],
  { articleId, inviterId, now }: Asking,
): Promise<string | undefined> {
  const { rows } = await sql<{ alias: string }>`
    select u.alias_name as alias from users u
    where u.id = any(${userIds}::int8[]) and (
      select bool_or(i.article_id = ${articleId}) or count(*) >= ${NOES_IN_ALL} from article_invitations i
      where i.user_id = u.id and i.inviter_id = ${inviterId} and i.state in ('declined', 'left')
        and i.closed_at > ${refusedSince(now)})
    order by u.id limit 1`.execute(trx)
  return rows[0]?.alias
}

/** One of the people who does not meet the inviter, for whom there is nobody of that name. */
export async function findHidden(trx: Db, userIds: number[], inviterId: number): Promise<string | undefined> {
  const { rows } = await sql<{ alias: string }>`
    select u.alias_name as alias from users u
    join hidden_people h on h.person_id = u.id and h.viewer_id = ${inviterId}
    where u.id = any(${userIds}::int8[]) order by u.id limit 1`.execute(trx)
  return rows[0]?.alias
}

export interface Invited {
  email: string
  language: string
  inviterAlias: string
}

/** Opens invitations, and returns who gets a mail: everybody who had none about this article for a while. */
export async function openInvitations(
  trx: Db,
  userIds: number[],
  { articleId, inviterId, now }: Asking,
): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    with mailed as (
      select user_id from article_invitations
      where article_id = ${articleId} and mailed_at > ${refusedSince(now)}),
    opened as (
      insert into article_invitations as i (article_id, user_id, inviter_id, state, created_at, mailed_at)
      select ${articleId}::int8, id, ${inviterId}::int8, 'pending', ${now}, ${now} from unnest(${userIds}::int8[]) as id
      on conflict (article_id, user_id) do update set state = 'pending', inviter_id = excluded.inviter_id,
        created_at = excluded.created_at, closed_at = null,
        mailed_at = case when i.mailed_at > ${refusedSince(now)} then i.mailed_at else excluded.mailed_at end
      returning user_id)
    select u.email, u.language, inviter.alias_name as "inviterAlias"
    from opened join users u on u.id = opened.user_id join users inviter on inviter.id = ${inviterId}
    where u.id not in (select user_id from mailed)`.execute(trx)
  return rows
}
