import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { HeadlineReader, Site } from '../content/content-type.ts'
import { pathTo } from '../content/headline-path.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** A comment is called like what it is about, and read there; one of those that a person may see. */
export async function listCommentHeadlines(
  site: Pick<Site, 'content'>,
  db: Db,
  reader: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; objectType: ObjectType; objectId: number }>`
    select id, object_type as "objectType", object_id as "objectId" from comments
    where id = any(${ids}::int8[]) and state = 'visible'
      and coalesce(author_id, 0) <> all(${[...reader.hidden]}::int8[])`.execute(db)
  const headlines = new Map<string, Headline>()
  for (const type of new Set(rows.map(({ objectType }) => objectType))) {
    const of = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
    const found = (await site.content[type]?.listHeadlines(site, db, reader, [...new Set(of)])) ?? []
    for (const headline of found) headlines.set(`${type} ${headline.id}`, headline)
  }
  return rows.flatMap(({ id, objectType, objectId }) => {
    const object = headlines.get(`${objectType} ${objectId}`)
    return object === undefined
      ? []
      : [{ id, title: object.title, path: pathTo(object.path, `?comment=${id}`) }]
  })
}
