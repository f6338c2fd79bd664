import type { Client } from 'pg'

/** How many people of the demo have notifications: those that one signs in as. */
const PEOPLE = 5
const CAUSES_EACH = 60

/** What some people would have been told in the last weeks; what is older than two days they have read. */
export async function insertSeededNotifications(client: Client, until: Date): Promise<void> {
  // All of it was written in this transaction: without figures a planner takes large tables for small ones.
  await client.query('analyze')
  await client.query(
    `create temporary table seeded_causes on commit drop as
     select * from (
       select facts.*, row_number() over (partition by user_id, type order by at desc) as nr from (
         select 'like' as type, o.author_id as user_id, l.user_id as actor_id, o.object_type, o.object_id,
           '' as place, 'notify-like' as source,
           l.object_type || ' ' || l.object_id || ' ' || l.user_id as subject, l.created_at as at
         from visible_objects o join likes l using (object_type, object_id)
         where o.author_id <= $2 and not o.is_nsfw
         union all
         select 'follow', followed_id, follower_id, 'person', followed_id, '', 'notify-follow',
           follower_id || ' ' || followed_id, created_at
         from follows where followed_id <= $2
         union all
         select 'comment', o.author_id, c.author_id, o.object_type, o.object_id, '?comment=' || c.id,
           'notify-comment', c.id::text, c.created_at
         from visible_objects o join visible_comments c using (object_type, object_id)
         where o.author_id <= $2 and not o.is_nsfw and c.level = 1) as facts
       where actor_id <> user_id and at > $1::timestamptz - interval '60 days' and at <= $1::timestamptz) as latest
     where nr <= $3`,
    [until, PEOPLE, CAUSES_EACH],
  )
  await client.query(
    `insert into notifications (user_id, type, object_type, object_id, place, causes, created_at, updated_at, read_at)
     select user_id, type, object_type, object_id, (array_agg(place order by at desc))[1], count(*), min(at), max(at),
       case when max(at) < $1::timestamptz - interval '2 days' then max(at) + interval '1 hour' end
     from seeded_causes group by user_id, type, object_type, object_id order by max(at)`,
    [until],
  )
  await client.query(
    `insert into notification_causes (notification_id, source, subject, actor_id, created_at)
     select n.id, c.source, c.subject, c.actor_id, c.at
     from seeded_causes c join notifications n using (user_id, type, object_type, object_id)`,
  )
}
