import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** The names of guilds are everybody's to know. */
export async function listGuildHeadlines(
  _site: unknown,
  db: Db,
  _reader: unknown,
  ids: number[],
): Promise<Headline[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('visible_guilds').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => ({ id: Number(id), title: name ?? '', path: `/guild/${id}` }))
}
