import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { COLLECTION_SEARCH } from './search-actions.ts'

/** Gives a locked collection its place in the lists, by what it is now, or takes it out of them; the search follows. */
export async function placeCollection(trx: Db, id: number): Promise<void> {
  await sql`
    with c as (
      select v.*, coalesce(n.likes, 0) as likes from visible_collections v
      left join object_counters n on n.object_type = 'collection' and n.object_id = v.id where v.id = ${id}),
    gone as (
      delete from collection_places where collection_id = ${id} and not exists (select from c)),
    followed as (
      insert into follow_ups (kind, subject) values (${COLLECTION_SEARCH}, ${String(id)}))
    insert into collection_places (collection_id, category, language, is_nsfw, likes, created_at, updated_at)
    select id, category, language, is_nsfw, likes, created_at, updated_at from c
    on conflict (collection_id) do update set category = excluded.category, language = excluded.language,
      is_nsfw = excluded.is_nsfw, likes = excluded.likes, updated_at = excluded.updated_at`.execute(trx)
}

/** After likes: the list of the most liked is ordered by them. */
export async function rerankCollections(trx: Db, ids: number[]): Promise<void> {
  // Locked first, so that of two likes at once the later one sees both.
  await sql`
    select from collection_places where collection_id = any(${ids}::int8[])
    order by collection_id for update`.execute(trx)
  await sql`
    update collection_places p set likes = n.likes from object_counters n
    where p.collection_id = any(${ids}::int8[]) and n.object_type = 'collection' and n.object_id = p.collection_id
      and p.likes <> n.likes`.execute(trx)
}
