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
