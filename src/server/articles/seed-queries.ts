import type { Client } from 'pg'

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
       select language, title, tags,
         setweight(to_tsvector(config, title) || to_tsvector('simple', title), 'A')
         || setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'B')
         || setweight(to_tsvector(config, source) || to_tsvector('simple', source), 'D') as words
       from texts)
     insert into article_search (article_id, language, title, head, words)
     select labelled.id, language, title, ts_filter(indexed.words, '{a,b}') || labels, indexed.words || labels
     from (
       select a.*, search_labels(a.id, array[' l ' || a.language, ' a ' || coalesce(a.author_id, 0)]
         || search_days(coalesce(a.published_at, a.created_at))
         || array(select ' c ' || category from unnest(g.categories) as category)) as labels
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
