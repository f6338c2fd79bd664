import type { Client } from 'pg'
import type { Member } from '../seeds/demo/thread.ts'

/** Counters and sequences, calculated once from the rows themselves. */
export async function countRows(client: Client, groups: number, until: Date): Promise<void> {
  for (const table of ['article_groups', 'articles', 'article_revisions', 'article_updates', 'comments'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`,
    )
  // There are far fewer texts than articles.
  await client.query(
    `with texts as (
       select distinct on (language, title, tags) language, title, tags, source,
         case language when 'en' then 'english'::regconfig else 'indonesian' end as config
       from articles),
     indexed as materialized (
       select language, title, tags, head, words
       from texts, search_vectors(title, array_to_string(tags, ' '), source, '', config, 'simple'))
     insert into article_search (article_id, language, title, head, words)
     select labelled.id, language, title, indexed.head || labels, indexed.words || labels
     from (
       select a.id, a.language, a.title, a.tags, article_labels(
         a.id, a.language, a.author_id, coalesce(a.published_at, a.created_at), g.categories) as labels
       from articles a join article_groups g on g.id = a.group_id) as labelled
     join indexed using (language, title, tags)`,
  )
  await client.query(
    `insert into category_counters (category, articles)
     select scope, count(*) from article_places where is_lead and scope <> 'all' and scope not like '#%' group by 1`,
  )
  await client.query(
    `insert into tag_counters (tag, articles)
     select substr(scope, 2), count(*) from article_places where scope like '#%' group by 1`,
  )
  await client.query(
    'insert into contributors select distinct editor_id from article_revisions where editor_id is not null',
  )
  await client.query(
    `insert into site_days (day, visitors, edits)
     select created_at::date, count(*) * 9, count(*) from article_updates group by 1`,
  )
  await client.query(
    `insert into site_counters values
       ('articles', $1),
       ('contributors', (select count(*) from contributors)),
       ('visitors', (select coalesce(sum(visitors), 0) from site_days where day <= $2))`,
    [groups, until],
  )
}

export async function listMembers(client: Client): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    'select id::int, created_at as "createdAt" from users order by id',
  )
  return rows
}

export async function highestId(client: Client, table: 'comments' | 'media'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${table}`)
  return rows[0]?.id ?? 0
}

export async function listSeededCollections(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; title: string }>(
    'select id::int, title from visible_collections',
  )
  return new Map(rows.map(({ id, title }) => [title, id]))
}

export async function continueMediaIds(client: Client): Promise<void> {
  await client.query(
    "select setval(pg_get_serial_sequence('media', 'id'), coalesce((select max(id) from media), 1))",
  )
}

/** Somebody came on every day of two years, more and more of them. */
export async function fillSiteDays(client: Client, until: Date): Promise<void> {
  await client.query(
    `insert into site_days (day, visitors, edits)
     select day::date, 9 + (730 - age) / 6 + (age * 7919) % 23, 0
     from generate_series(0, 729) as age, lateral (select $1::date - age) as d (day)
     on conflict (day) do update set visitors = greatest(site_days.visitors, excluded.visitors)`,
    [until],
  )
  await client.query(
    `update site_counters set value = (select sum(visitors) from site_days where day <= $1) where name = 'visitors'`,
    [until],
  )
}
