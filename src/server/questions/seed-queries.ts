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
       select language, title, head, words
       from texts, search_vectors(title, array_to_string(tags, ' '), source, '', config, 'simple'))
     insert into question_search (question_id, is_nsfw, head, words)
     select q.id, q.is_nsfw, indexed.head || q.labels, indexed.words || q.labels
     from (
       select *, question_labels(id, language, author_id, created_at, category) as labels
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
