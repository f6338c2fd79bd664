import type { Client } from 'pg'
import { DAY_MS, HOUR_MS, addMs } from '../../platform/clock.ts'

/** How many of the newest articles have a co-author; the next ones after them ask the first member. */
const SHARED = 3
const ASKED_ID = 1

/**
 * Some of the newest articles have two authors. The first member, whom demonstrations sign in as, has open invitations,
 * and one article waits for somebody else's answer.
 */
export async function seedCoAuthors(client: Client, until: Date): Promise<void> {
  const newest = `
    select a.id, a.author_id, row_number() over (order by a.id desc) as turn from articles a
    join article_groups g on g.original_article_id = a.id
    where a.state = 'published' and a.author_id is not null`
  await client.query(
    `insert into article_coauthors (article_id, user_id)
     select a.id, person.id from (${newest}) a
     cross join lateral (select u.id from users u where u.id <> a.author_id
       order by u.id <= a.author_id, u.id limit 1) person
     where a.turn <= $1`,
    [SHARED],
  )
  await client.query(
    `insert into article_invitations (article_id, user_id, inviter_id, state, created_at, mailed_at)
     select a.id, $1::int8, a.author_id, 'pending', at.at, at.at from (${newest}) a
     join unnest($2::int8[], $3::timestamptz[]) as at (turn, at) on at.turn = a.turn
     where a.author_id <> $1 and not exists (
       select from article_coauthors c where c.article_id = a.id and c.user_id = $1)`,
    [ASKED_ID, [SHARED + 1, SHARED + 2], [addMs(until, -2 * HOUR_MS), addMs(until, -3 * DAY_MS)]],
  )
  await client.query(
    `insert into article_invitations (article_id, user_id, inviter_id, state, created_at, mailed_at)
     select a.id, u.id, a.author_id, 'pending', $2::timestamptz, $2 from articles a
     cross join lateral (select id from users where id <> a.author_id order by id limit 1) u
     where a.author_id = $1 and a.state = 'draft' order by a.id limit 1`,
    [ASKED_ID, addMs(until, -HOUR_MS)],
  )
}
