import type { Client } from 'pg'

/** Questions and answers name each other: which of them was accepted is written when both are there. */
export async function prepareChoices(client: Client): Promise<void> {
  await client.query(
    `create temporary table seeded_choices (
       question_id bigint, accepted_id bigint, accepted_at timestamptz(3), pick_id bigint) on commit drop`,
  )
}

export async function acceptSeeded(client: Client): Promise<void> {
  await client.query(
    `update questions q set accepted_id = c.accepted_id, accepted_at = c.accepted_at, solved_at = c.accepted_at,
       pick_id = c.pick_id
     from seeded_choices c where c.question_id = q.id`,
  )
}

/** There are far fewer texts than questions. */
export async function indexSeeded(client: Client): Promise<void> {
  await client.query(
    `with texts as (
       select distinct on (language, title) language, title, tags, source,
         case language when 'en' then 'english'::regconfig else 'indonesian' end as config
       from questions),
     indexed as materialized (
       select language, title, setweight(to_tsvector(config, title) || to_tsvector('simple', title), 'A')
         || setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'B')
         || setweight(to_tsvector(config, source) || to_tsvector('simple', source), 'D') as words
       from texts)
     insert into question_search (question_id, is_nsfw, head, words)
     select q.id, q.is_nsfw, ts_filter(indexed.words, '{a,b}') || q.labels, indexed.words || q.labels
     from (
       select *, search_labels(id, array[' l ' || language, ' c ' || category, ' a ' || coalesce(author_id, 0)]
         || search_days(created_at)) as labels
       from questions) as q
     join indexed using (language, title)`,
  )
}

export async function highestId(client: Client, table: 'comments'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${table}`)
  return rows[0]?.id ?? 0
}

export async function continueIds(client: Client): Promise<void> {
  for (const table of ['questions', 'answers', 'comments'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`,
    )
}
