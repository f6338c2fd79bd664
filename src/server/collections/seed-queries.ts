import type { Client } from 'pg'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { POINTS } from '../content/ranks.ts'
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
export async function insertSeeded(client: Client, seeded: SeededCollection): Promise<number> {
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
  return id
}

/** A row of a collection, named by its first cell, and a moment at which the collection got its second version. */
export interface RowChange {
  id: number
  key: string
  row: string
  at: Date
}

/** The row was not there at first. */
export async function tellAdded(client: Client, { id, key, row, at }: RowChange): Promise<void> {
  await client.query(
    `with later as (
       update collection_rows set updated_at = $4 where collection_id = $1 and cells ->> $2 = $3 returning id),
     told as (
       update collection_row_versions v set act = 'added', from_version = 2, created_at = $4 from later
       where v.collection_id = $1 and v.row_id = later.id),
     began as (
       update collection_changes set rows = rows - 1, row_count = row_count - 1 where collection_id = $1),
     changed as (
       update collections set version = 2, updated_at = $4 where id = $1 returning *)
     insert into collection_changes (collection_id, version, act, row_id, rows, row_count, editor_id, created_at)
     select $1, 2, 'row-added', later.id, 1, row_count, author_id, $4 from changed, later`,
    [id, key, row, at],
  )
}

/** The row said something else at first. */
export async function tellChanged(
  client: Client,
  { id, key, row, at }: RowChange,
  was: RowValues,
): Promise<void> {
  await client.query(
    `with later as (
       update collection_rows set version = 2, updated_at = $4
       where collection_id = $1 and cells ->> $2 = $3 returning *),
     before as (
       update collection_row_versions v set cells = v.cells || $5::jsonb, until_version = 2 from later
       where v.collection_id = $1 and v.row_id = later.id),
     told as (
       insert into collection_row_versions
         (collection_id, row_id, version, act, cells, source_url, editor_id, from_version, created_at)
       select $1, id, 2, 'changed', cells, source_url, editor_id, 2, $4 from later),
     changed as (
       update collections set version = 2, updated_at = $4 where id = $1 returning *)
     insert into collection_changes (collection_id, version, act, row_id, rows, row_count, editor_id, created_at)
     select $1, 2, 'row-changed', later.id, 1, row_count, author_id, $4 from changed, later`,
    [id, key, row, at, JSON.stringify(was)],
  )
}

export interface SeededRowSuggestion extends Omit<RowChange, 'row'> {
  by: number
  summary: string
  cells: RowValues
  /** None where a row is to be added. */
  row: string | null
  source: string | null
}

export async function insertRowSuggestion(client: Client, suggestion: SeededRowSuggestion): Promise<void> {
  const { id, by, summary, cells, key, row, source, at } = suggestion
  await client.query(
    `insert into collection_suggestions
       (collection_id, kind, row_id, base_version, cells, has_source, source_url, author_id, summary, created_at)
     select c.id, case when $3::text is null then 'add' else 'change' end, r.id, r.version, $4::jsonb,
       $5::text is not null, $5, $6, $7, $8
     from collections c left join collection_rows r on r.collection_id = c.id and r.cells ->> $2 = $3
     where c.id = $1 and c.author_id <> $6`,
    [id, key, row, JSON.stringify(cells), source, by, summary, at],
  )
}

export async function highestCommentId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from visible_comments',
  )
  return rows[0]?.id ?? 0
}

/** What a collection's comments count for it: its author's draw no attention to it. */
export async function countComments(client: Client, id: number): Promise<void> {
  await client.query(
    `update object_counters o set comments = c.comments, attention = attention + $2 * c.others
     from (
       select count(*) as comments, count(distinct k.author_id) filter (where k.author_id <> c.author_id) as others
       from visible_comments k join collections c on c.id = k.object_id
       where k.object_type = 'collection' and k.object_id = $1) as c
     where o.object_type = 'collection' and o.object_id = $1`,
    [id, POINTS.comment],
  )
  await client.query("select setval(pg_get_serial_sequence('comments', 'id'), max(id)) from visible_comments")
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
