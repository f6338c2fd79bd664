import type { Client } from 'pg'

/** Of the two articles with the most comments, one has a comment that its author pinned, the other is closed. */
export async function decideAboutBusiest(client: Client): Promise<void> {
  await client.query(
    `insert into comment_rules (object_type, object_id, is_closed, pinned_id)
     select 'article', object_id, place = 2, case place when 1 then (
       select min(id) from comments c where c.object_type = 'article' and c.object_id = busiest.object_id
         and level = 1 and replies > 0) end
     from (
       select object_id, row_number() over (order by comments desc, object_id) as place
       from object_counters where object_type = 'article' and comments > 1) busiest
     where place <= 2`,
  )
}

/** Seeded people weigh what old members do. */
export async function countCommenters(client: Client): Promise<void> {
  await client.query(
    `insert into commenters (object_type, object_id, user_id, weight, comments)
     select object_type, object_id, author_id, 1, count(*) from comments where author_id is not null
     group by object_type, object_id, author_id`,
  )
}

/** What somebody says under what is theirs draws no attention to it. */
export async function leaveOutOwners(client: Client): Promise<void> {
  await client.query(
    `update commenters c set weight = 0 from visible_objects o
     where o.object_type = c.object_type and o.object_id = c.object_id and o.author_id = c.user_id`,
  )
}

/** A few comments are liked by many, most by nobody. */
export async function likeComments(client: Client, until: Date): Promise<void> {
  await client.query(
    `insert into likes (object_type, object_id, user_id, weight, created_at)
     select 'comment', c.id, u.id, 1, c.created_at + ($1 - c.created_at) * ((u.id * 131 + c.id * 17) % 97 / 400.0)
     from visible_comments c join users u on u.id <> c.author_id and u.created_at < c.created_at
     where (u.id * 7919 + c.id * 104729) % 1000 < 280 * power((c.id * 7907 % 101) / 101.0, 4)`,
    [until],
  )
  await client.query(
    `update comments c set likes = l.likes from (
       select object_id, count(*) as likes from likes where object_type = 'comment' group by object_id) as l
     where l.object_id = c.id`,
  )
}
