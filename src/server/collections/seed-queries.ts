import type { Client } from 'pg'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { KeptTable } from '../seeds/kept-table.ts'

export interface SeededCollection extends Omit<KeptTable, 'columns' | 'rows'> {
  authorId: number
  columns: CollectionColumn[]
  nextColumn: number
  rows: RowValues[]
  likers: number[]
  createdAt: Date
  likedAt: Date
}

/** A collection with its rows, the beginning of its history, its place and its likes. */
export async function insertSeeded(client: Client, seeded: SeededCollection): Promise<void> {
  const { authorId, columns, rows, likers, createdAt, likedAt } = seeded
  const { rows: made } = await client.query<{ id: number }>(
    `insert into collections (author_id, state, title, description, category, language, tags, licence, editing, columns,
       next_column, row_count, created_at, updated_at)
     values ($1, 'published', $2, $3, $4, $5, $6, 'cc-by-sa-4.0', 'suggest', $7, $8, $9, $10, $10) returning id`,
    [
      authorId,
      seeded.title,
      seeded.description,
      seeded.category,
      seeded.language,
      seeded.tags,
      JSON.stringify(columns),
      seeded.nextColumn,
      rows.length,
      createdAt,
    ],
  )
  const id = made[0]?.id ?? 0
  await client.query(
    `with added as (
       insert into collection_rows (collection_id, cells, source_url, editor_id, updated_at)
       select $1, g.value, $2, $3, $4
       from jsonb_array_elements($5::jsonb) with ordinality as g (value, ordinal) order by g.ordinal
       returning *)
     insert into collection_row_versions
       (collection_id, row_id, version, act, cells, source_url, editor_id, from_version, created_at)
     select collection_id, id, version, 'imported', cells, source_url, editor_id, 1, updated_at from added`,
    [id, seeded.source, authorId, createdAt, JSON.stringify(rows)],
  )
  await client.query(
    `insert into collection_changes (collection_id, version, act, rows, row_count, details, editor_id, created_at)
     select id, 1, 'created', row_count, row_count, jsonb_build_object('title', title, 'description', description,
       'licence', licence, 'columns', columns), author_id, created_at from collections where id = $1`,
    [id],
  )
  // All of them are counted for their weight of 1: nobody in the seeded past has just arrived.
  await client.query(
    `insert into likes (object_type, object_id, user_id, weight, created_at)
     select 'collection', $1, unnest($2::int8[]), 1, $3`,
    [id, likers, likedAt],
  )
  await client.query(
    `insert into object_counters (object_type, object_id, likes, attention) values ('collection', $1, $2, 3 * $2::int)`,
    [id, likers.length],
  )
}

/** Their places, and their words as the follow-up would write them. */
export async function indexSeeded(client: Client): Promise<void> {
  await client.query(
    `insert into collection_places (collection_id, category, language, is_nsfw, likes, created_at, updated_at)
     select c.id, c.category, c.language, c.is_nsfw, coalesce(n.likes, 0), c.created_at, c.updated_at
     from visible_collections c left join object_counters n on n.object_type = 'collection' and n.object_id = c.id`,
  )
  await client.query(
    `insert into collection_search (collection_id, is_nsfw, head, words)
     select c.id, c.is_nsfw, v.head, v.words from collections c, collection_vectors(c) as v
     where c.id in (select id from visible_collections)`,
  )
}
