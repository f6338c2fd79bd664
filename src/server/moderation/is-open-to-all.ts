import type { ObjectType } from '../../contract/objects.ts'
import type { Site } from '../content/content-type.ts'
import { getContentType } from '../content/objects.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'

/** Whether everybody may see it, and what it stands below as well: a comment in a private guild is not the staff's. */
export async function isOpenToAll(
  site: Site,
  db: Db,
  viewer: Viewer,
  objectType: ObjectType,
  objectId: number,
): Promise<boolean> {
  const found = await getContentType(site, objectType).find(db, objectId, viewer)
  if (found?.isPublic !== true) return false
  const { parent } = found
  return parent === undefined || isOpenToAll(site, db, viewer, parent.type, parent.id)
}
