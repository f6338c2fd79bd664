import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** The kind of follow-up that indexes a collection for the search. */
export const COLLECTION_SEARCH = 'collection-search'

/** What nobody may see is in no index. */
export async function indexCollection(trx: Db, id: number): Promise<void> {
  // Locked, so that it is not erased before it is indexed, or else its index row goes with it.
  const { rows } = await sql<{ isPublic: boolean }>`
    select exists (select from visible_collections v where v.id = c.id) as "isPublic"
    from collections c where id = ${id} for key share`.execute(trx)
  if (rows[0]?.isPublic !== true) {
    await sql`delete from collection_search where collection_id = ${id}`.execute(trx)
    return
  }
  await sql`
    insert into collection_search (collection_id, is_nsfw, head, words)
    select c.id, c.is_nsfw, v.head, v.words from collections c, collection_vectors(c) as v where c.id = ${id}
    on conflict (collection_id) do update set is_nsfw = excluded.is_nsfw, head = excluded.head,
      words = excluded.words`.execute(trx)
}
