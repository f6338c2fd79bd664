import type { Client } from 'pg'
import {
  HONOR_ARTICLE,
  HONOR_DAY_OFFSET_HOURS,
  HONOR_GIVER_HOURS,
  HONOR_GIVER_LIKES,
  HONOR_PAIR,
  HONOR_POOL,
  HONOR_REWARDS,
} from '../../contract/honor-rules.ts'
import { POOLED } from './usage.ts'

const ACCEPTED = ['answer-accepted', 'answer-chosen'] as const
/** How far back likes have paid. */
const DAYS = 60

/**
 * What the people of the demo would have earned, by the rules: in one statement for each kind of reward, since a large
 * community has millions of likes.
 */
export async function insertSeededHonor(client: Client, until: Date): Promise<void> {
  // Without it PostgreSQL knows nothing of the tables that were filled a moment ago, and looks at every like once for each object.
  await client.query('analyze')
  await client.query(`create temporary table seeded_honor (
    user_id bigint, delta integer, reason text, object_type text, object_id bigint, actor_id bigint,
    at timestamptz, day integer) on commit drop`)
  await client.query(
    `insert into seeded_honor
     select id, $1::int, 'email-verified', 'person', id, null::int8, created_at, ${dayOf('created_at')} from users
     union all
     select p.user_id, $2::int, 'profile-completed', 'person', p.user_id, null::int8, u.created_at + interval '10 minutes',
       ${dayOf("u.created_at + interval '10 minutes'")}
     from profiles p join users u on u.id = p.user_id
     where p.bio <> '' and cardinality(p.languages) > 0 and u.profile_image_url is not null
     union all
     select user_id, $3::int, 'iq-finished', 'person', user_id, null::int8, finished_at, ${dayOf('finished_at')} from iq_results`,
    [
      HONOR_REWARDS['email-verified'].points,
      HONOR_REWARDS['profile-completed'].points,
      HONOR_REWARDS['iq-finished'].points,
    ],
  )
  await client.query(
    `insert into seeded_honor
     select author_id, $1::int, 'article-published', 'article', id, null::int8, due, day from (
       select a.id, a.author_id, a.published_at + make_interval(hours => $3) as due, ${dayOf('a.published_at')} as day,
         row_number() over (partition by a.author_id, ${dayOf('a.published_at')} order by a.published_at) as nr
       from visible_articles a
       where a.author_id is not null and a.translated_from_revision_id is null and a.words >= $4) as made
     where nr <= $5 and due <= $2::timestamptz`,
    [
      HONOR_REWARDS['article-published'].points,
      until,
      HONOR_ARTICLE.hours,
      HONOR_ARTICLE.words,
      HONOR_REWARDS['article-published'].cap.times,
    ],
  )
  await client.query(
    `insert into seeded_honor
     select author_id, least(points, $7::int - (pooled - points)), reason, object_type, object_id, user_id, at, day from (
       select *, sum(points) over (partition by author_id, day order by at, object_id, user_id) as pooled from (
         select *, row_number() over (partition by user_id, day order by at, object_id) as of_giver,
           row_number() over (partition by author_id, user_id, day order by at, object_id) as of_pair_day,
           row_number() over (partition by author_id, user_id order by at, object_id) as of_pair,
           row_number() over (partition by author_id, day, reason order by at, object_id, user_id) as of_reason
         from (
           select l.author_id, l.object_type, l.object_id, l.user_id, l.created_at as at,
             ${dayOf('l.created_at')} as day, r.reason, r.points
           from (
             select o.author_id, l.* from (
               select object_type, object_id, user_id, created_at from likes) as l
             join honor_objects o on o.object_type = l.object_type and o.object_id = l.object_id and o.earns
             union all
             select q.author_id, v.object_type, v.object_id, v.user_id, v.created_at
             from votes v join visible_questions q on v.object_type = 'question' and q.id = v.object_id and not q.is_nsfw
             where v.value = 1
             union all
             select a.author_id, v.object_type, v.object_id, v.user_id, v.created_at
             from votes v join visible_answers a on v.object_type = 'answer' and a.id = v.object_id and not a.is_nsfw
             where v.value = 1) as l
           join users u on u.id = l.user_id
           join unnest($1::text[], $2::text[], $3::int[]) as r (object_type, reason, points)
             on r.object_type = l.object_type
           where l.author_id <> l.user_id and l.created_at > $4::timestamptz - make_interval(days => ${DAYS})
             and l.created_at <= $4::timestamptz
             and l.created_at >= u.created_at + make_interval(hours => ${HONOR_GIVER_HOURS})) as given) as numbered
       where of_giver <= ${HONOR_GIVER_LIKES} and of_pair_day <= $5 and of_pair <= $6
         and (reason <> 'comment-liked' or of_reason <= ${HONOR_REWARDS['comment-liked'].cap.points})) as summed
     where pooled - points < $7`,
    [
      ['article', 'page-post', 'comment', 'question', 'answer'],
      POOLED,
      POOLED.map((reason) => HONOR_REWARDS[reason].points),
      until,
      HONOR_PAIR.day,
      HONOR_PAIR.days30,
      HONOR_POOL,
    ],
  )
  await client.query(
    `insert into seeded_honor
     select e.user_id, r.points, r.reason, 'question', q.id, e.actor_id, q.accepted_at, ${dayOf('q.accepted_at')}
     from visible_questions q join visible_answers a on a.id = q.accepted_id
     cross join unnest($1::text[], $2::int[]) as r (reason, points)
     cross join lateral (select case when r.reason = 'answer-accepted' then a.author_id else q.author_id end,
       case when r.reason = 'answer-accepted' then q.author_id else a.author_id end) as e (user_id, actor_id)
     where q.author_id <> a.author_id and not q.is_nsfw and q.accepted_at <= $3::timestamptz`,
    [ACCEPTED, ACCEPTED.map((reason) => HONOR_REWARDS[reason].points), until],
  )
  await client.query(
    `insert into honor_entries (user_id, delta, reason, object_type, object_id, actor_id, day, categories, created_at)
     select s.user_id, s.delta, s.reason, s.object_type, s.object_id, s.actor_id, s.day, coalesce(c.categories, '{}'), s.at
     from seeded_honor s
     left join honor_categories c on c.object_type = s.object_type and c.object_id = s.object_id
     order by s.at, s.user_id, s.object_id, s.actor_id`,
  )
  await client.query(
    'insert into honor_totals (user_id, total) select user_id, sum(delta) from honor_entries group by user_id',
  )
  await client.query(
    `insert into honor_weeks (week, user_id, points)
     select floor((day + 3) / 7.0)::int, user_id, sum(delta) from honor_entries group by 1, 2`,
  )
  await client.query(
    `insert into honor_category_totals (category, user_id, points)
     select category, user_id, sum(delta) from honor_entries, unnest(categories) as category group by 1, 2`,
  )
  await client.query(
    `insert into honor_category_weeks (category, week, user_id, points)
     select category, floor((day + 3) / 7.0)::int, user_id, sum(delta)
     from honor_entries, unnest(categories) as category group by 1, 2, 3`,
  )
  // What was seeded is in the ledger already.
  await client.query(`delete from follow_ups where kind in ('notify-member', 'iq-scored')`)
}

/** The day of Honor, as `honorDay` counts it. */
function dayOf(at: string): string {
  return `floor((extract(epoch from ${at}) + ${HONOR_DAY_OFFSET_HOURS} * 3600) / 86400)::int`
}
