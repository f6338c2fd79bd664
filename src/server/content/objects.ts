import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { can, isOnlyJudge, type Owned } from './can.ts'
import type { ContentType, Found, Site } from './content-type.ts'

export interface FoundObject extends Owned {
  objectType: ObjectType
  objectId: number
  parent?: Found['parent']
}

export interface Audience {
  /** Proved to the server, see server/nsfw; undefined counts as not proved. */
  seesNsfw?: boolean
  /** The same for the parent of the object, where that differs. */
  seesNsfwParent?: boolean
}

type Content = Pick<Site, 'content'>

/**
 * An object of any kind, if the viewer may know that it exists: its parent is checked first. Adult content is refused
 * without proof of being 18, and not found for viewers who have said to be younger.
 */
export async function getObject(
  site: Content,
  db: Db,
  viewer: Viewer | null,
  objectType: ObjectType,
  objectId: number,
  { seesNsfw = false, seesNsfwParent = seesNsfw }: Audience = {},
): Promise<FoundObject> {
  const found = await findObject(site, db, viewer, objectType, objectId)
  if (found === undefined || !can(viewer, 'read', found) || isHidden(viewer, found))
    return fail('not_found', messages.notFound)
  if (found.isNsfw === true && viewer?.isUnderAge === true) return fail('not_found', messages.notFound)
  // Authors know what they wrote.
  const isOwn = viewer !== null && viewer.id === found.authorId
  if (found.isNsfw === true && !seesNsfw && !isOwn) fail('consent_required', messages.consentRequired)
  const { parent, ...object } = found
  if (parent === undefined) return { objectType, objectId, ...object }
  const audience = { seesNsfw: seesNsfwParent }
  const about = await getObject(site, db, viewer, parent.type, parent.id, audience)
  if (isOnlyJudge(viewer, about) && found.isReported !== true) return fail('not_found', messages.notFound)
  const { isNsfw = false, guild = null } = about
  return { objectType, objectId, ...object, parent, isNsfw, guild }
}

/** People who have blocked each other do not meet. */
function isHidden(viewer: Viewer | null, { authorId }: Found): boolean {
  return authorId !== null && viewer?.hidden.has(authorId) === true
}

/** An object for any viewer: for judging it, never for showing it. */
export async function findObject(
  { content }: Content,
  db: Db,
  viewer: Viewer | null,
  objectType: ObjectType,
  objectId: number,
): Promise<Found | undefined> {
  return content[objectType]?.find(db, objectId, viewer)
}

/** The type of that name; one that is not built is not found. */
export function getContentType({ content }: Content, objectType: ObjectType): ContentType {
  return content[objectType] ?? fail('not_found', messages.notFound)
}

/** Every type that is built. */
export function listContentTypes({ content }: Content): ContentType[] {
  return Object.values(content).filter((type) => type !== null)
}
