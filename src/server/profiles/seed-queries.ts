import type { Client } from 'pg'
import type { Language } from '../../contract/messages.ts'

export interface Seeded {
  id: number
  language: Language
  firstName: string
}

export async function listSeeded(client: Client): Promise<Seeded[]> {
  const { rows } = await client.query<Seeded>(
    'select id::int, language, first_name as "firstName" from users order by id',
  )
  return rows
}

export async function highestMediaId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0)::int as id from media')
  return rows[0]?.id ?? 0
}

export async function continueMediaIds(client: Client): Promise<void> {
  await client.query("select setval(pg_get_serial_sequence('media', 'id'), max(id)) from media")
}

/** The address of an avatar stands with the person, where every list reads it. */
export async function showAvatars(client: Client): Promise<void> {
  await client.query(
    `update users set profile_image_url = '/media/' || media.key || '/96.webp'
     from profiles join media on media.id = profiles.avatar_id where profiles.user_id = users.id`,
  )
}

/** A third of those who write have pinned what was liked best. */
export async function pinBest(client: Client): Promise<void> {
  await client.query(
    `with best as (
       select distinct on (a.author_id) a.author_id, a.id
       from visible_articles a join object_counters c on c.object_type = 'article' and c.object_id = a.id
       where a.author_id % 3 = 1
       order by a.author_id, c.likes desc, a.id)
     update profiles set pinned_type = 'article', pinned_id = best.id from best where best.author_id = user_id`,
  )
}

/** Nobody of the seeded past is in their first hour. */
export async function welcomeAll(client: Client): Promise<void> {
  await client.query(
    `insert into welcomes (user_id, finished_at, checklist_closed_at)
     select id, created_at, created_at from users on conflict do nothing`,
  )
}
