import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import type { HeadlineReader, Site } from './content-type.ts'
import { getContentType } from './objects.ts'

const VISITOR: HeadlineReader = { id: 0, role: 'user', hidden: new Set(), isUnderAge: false }

/**
 * Where objects of one type are read. What has no page of its own is a place on the page of its parent, which its
 * headline knows; one that this viewer may not see has none.
 */
export async function listPaths(
  site: Pick<Site, 'content'>,
  db: Db,
  viewer: Viewer | null,
  objectType: ObjectType,
  ids: number[],
): Promise<Map<number, string>> {
  const { path, listHeadlines } = getContentType(site, objectType)
  if (path !== null) return new Map(ids.map((id) => [id, path(id)]))
  const headlines = await listHeadlines(site, db, viewer ?? VISITOR, ids)
  return new Map(headlines.map((headline) => [headline.id, headline.path]))
}
