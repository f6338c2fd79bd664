import type { Client } from 'pg'
import type { Member } from '../seeds/demo/thread.ts'

/** Indexes the posts after some id for the search; there are far fewer texts than posts. */
export async function indexWords(client: Client, after = 0): Promise<void> {
  await client.query(
    `with texts as (
       select distinct on (p.title, p.source, p.media_alt) p.title, p.source, p.media_alt,
         coalesce(q.question || ' ' || array_to_string(q.options, ' '), '') as asked
       from page_posts p left join polls q on q.post_id = p.id where p.id > $1),
     indexed as materialized (
       select title, source, media_alt, head, words
       from texts, search_vectors(title, asked, source || ' ' || media_alt, '', 'english', 'indonesian', 'simple'))
     insert into page_post_search (post_id, head, words)
     select p.id, indexed.head || p.labels, indexed.words || p.labels
     from (
       select *, page_post_labels(id, author_id, created_at, is_nsfw) as labels
       from page_posts where id > $1) as p
     join indexed using (title, source, media_alt)`,
    [after],
  )
}

export async function highestId(client: Client, table: 'comments' | 'media'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${table}`)
  return rows[0]?.id ?? 0
}

export async function listMembers(client: Client): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    'select id::int, created_at as "createdAt" from users order by id',
  )
  return rows
}

/** Sets the sequences. */
export async function continueIds(client: Client): Promise<void> {
  for (const table of ['page_posts', 'comments'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`,
    )
}
