import { sql } from 'kysely'
import { readCounts } from './articles/counts-testing.ts'
import type { Db } from './platform/db.ts'

/** Numbers that are kept beside what they count, each with a statement that finds those that are wrong. */
const KEPT_NUMBERS: Record<string, string> = {
  likes: counted('likes'),
  bookmarks: counted('bookmarks'),
  shares: counted('shares'),
  comments: `
    select c.object_type || ' ' || c.object_id from object_counters c where c.comments <> (
      select count(*) from comments k where k.object_type = c.object_type and k.object_id = c.object_id
        and k.state = 'visible')`,
  'likes of comments': `
    select c.id::text from comments c where c.state = 'visible' and c.likes <> (
      select count(*) from likes l where l.object_type = 'comment' and l.object_id = c.id)`,
  replies: `
    select c.id::text from comments c where c.replies <> (
      select count(*) from comments r where r.state = 'visible' and r.id <> c.id
        and (r.parent_id = c.id or r.root_id = c.id))`,
  commenters: `
    select object_type || ' ' || object_id || ' ' || user_id from commenters k where comments <> (
      select count(*) from comments c where c.object_type = k.object_type and c.object_id = k.object_id
        and c.author_id = k.user_id and c.state = 'visible')`,
  polls: `
    select p.post_id::text from polls p where p.counts <> array(
      select (select count(*)::int from poll_votes v where v.post_id = p.post_id and v.option = o - 1)
      from generate_series(1, cardinality(p.options)) as o order by o)`,
  'scores of questions': `
    select question_id::text from question_places p where score <> (
      select coalesce(sum(value), 0) from votes where object_type = 'question' and object_id = p.question_id)`,
  'answers of questions': `
    select question_id::text from question_places p where answers <> (
      select count(*) from answers a where a.question_id = p.question_id and a.state = 'published')`,
  'votes on answers': `
    select answer_id::text from answer_places p where (ups, downs) <> (
      select count(*) filter (where value = 1), count(*) filter (where value = -1) from votes
      where object_type = 'answer' and object_id = p.answer_id)`,
  'members of guilds': `
    select id::text from guilds g where member_count <> (select count(*) from guild_members where guild_id = g.id)`,
  'posts of guilds': `
    select id::text from guilds g where post_count <> (select count(*) from guild_post_places where guild_id = g.id)`,
  notifications: `
    select id::text from notifications n where causes <> (
      select count(*) from notification_causes where notification_id = n.id and withdrawn_at is null)`,
  Honor: `
    select user_id::text from honor_totals t where total <> (
      select coalesce(sum(delta), 0) from honor_entries where user_id = t.user_id)`,
  contributors: `
    select name from site_counters where name = 'contributors' and value <> (select count(*) from contributors)`,
  'likes of collections': `
    select collection_id::text from collection_places p where likes <> (
      select count(*) from likes where object_type = 'collection' and object_id = p.collection_id)`,
  'rows of collections': `
    select id::text from collections c where row_count <> (select count(*) from collection_rows where collection_id = c.id)`,
  'explored likes': `
    select e.object_type || ' ' || e.object_id from explored e join explorable x using (object_type, object_id)
    where e.likes <> coalesce(x.likes, 0) or e.comments <> coalesce(x.comments, 0)`,
  explored: `
    select object_type || ' ' || object_id from explored e
    where not exists (select from explorable x where x.object_type = e.object_type and x.object_id = e.object_id)`,
}

function counted(table: string): string {
  return `
    select c.object_type || ' ' || c.object_id from object_counters c where c.${table} <> (
      select count(*) from ${table} r where r.object_type = c.object_type and r.object_id = c.object_id)
      and c.object_type <> 'comment'`
}

/** Which kept numbers are not what a new count gives: empty when all are true. */
export async function findWrongNumbers(db: Db): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const [name, query] of Object.entries(KEPT_NUMBERS)) {
    const { rows } = await sql<Record<string, string>>`${sql.raw(query)} limit 5`.execute(db)
    if (rows.length > 0) wrong[name] = rows.map((row) => Object.values(row).join())
  }
  const { stored, counted: anew } = await readCounts(db)
  if (JSON.stringify(sorted(stored)) !== JSON.stringify(sorted(anew)))
    wrong['articles'] = [JSON.stringify({ stored, anew })]
  return wrong
}

function sorted(counts: Record<string, Record<string, number>>): unknown {
  return Object.entries(counts).map(([name, of]) => [name, Object.entries(of).sort()])
}
