import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** The kind of follow-up that indexes a collection for the search. */
export const COLLECTION_SEARCH = 'collection-search'

/** So many characters of what is in its first rows are found; a tsvector has an end too. */
const ROWS_TEXT = 100_000
const MOST_ROWS = 2000

interface Indexed {
  language: Language
  title: string
  tags: string[]
  said: string
  cells: string
  is_nsfw: boolean
  labels: string[]
}

/** There is none for Malay; its roots and affixes are mostly those of Indonesian. */
const CONFIGS = { en: 'english', id: 'indonesian', my: 'indonesian' } as const satisfies Record<
  Language,
  string
>

/** Title and tags first, then what it says of itself and what is in its cells. What nobody may see is in no index. */
export async function indexCollection(trx: Db, id: number): Promise<void> {
  // Locked, so that it is not erased before it is indexed, or else its index row goes with it.
  const { rows } = await sql<Indexed & { isPublic: boolean }>`
    select language, title, tags, is_nsfw, description || ' ' || (
        select coalesce(string_agg(o ->> 'label', ' '), '') from jsonb_array_elements(columns) as o) as said,
      array[' l ' || language, ' c ' || category, ' a ' || coalesce(author_id, 0)] || search_days(created_at) as labels,
      left((select coalesce(string_agg(cell.value, ' ' order by r.id), '') from (
          select id, cells from collection_rows where collection_id = c.id order by id limit ${MOST_ROWS}) as r
        cross join lateral jsonb_each_text(r.cells) as cell
        join jsonb_array_elements(c.columns) as o on o ->> 'key' = cell.key and o ->> 'type' = 'text'), ${ROWS_TEXT}) as cells,
      exists (select from visible_collections v where v.id = c.id) as "isPublic"
    from collections c where id = ${id} for key share`.execute(trx)
  const [collection] = rows
  if (collection?.isPublic !== true) {
    await sql`delete from collection_search where collection_id = ${id}`.execute(trx)
    return
  }
  const wordsOf = (text: string) =>
    sql`search_vector(${text}, ${CONFIGS[collection.language]}::regconfig, 'simple')`
  const { title, tags, said, cells, labels } = collection
  await sql`
    insert into collection_search (collection_id, is_nsfw, head, words)
    select ${id}, ${collection.is_nsfw}, head, head || setweight(${wordsOf(said)}, 'C')
      || strip(to_tsvector('simple', ${cells}))
    from (select setweight(${wordsOf(title)}, 'A') || setweight(${wordsOf(tags.join(' '))}, 'B')
      || search_labels(${id}, ${labels}::text[]) as head) as indexed
    on conflict (collection_id) do update set is_nsfw = excluded.is_nsfw, head = excluded.head,
      words = excluded.words`.execute(trx)
}
