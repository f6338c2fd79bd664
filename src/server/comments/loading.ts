import type { FastifyRequest } from 'fastify'
import type { ObjectType } from '../../contract/objects.ts'
import { getContentType, getObject, type FoundObject } from '../content/objects.ts'
import type { Site } from '../content/content-type.ts'
import { seesNsfw } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { getComment, type Loaded } from './queries.ts'

interface Caller {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
}

/** The object of the comments, if the viewer may see it. */
export async function loadCommented(
  site: Site,
  { db, viewer, request }: Caller,
  objectType: ObjectType,
  objectId: number,
): Promise<FoundObject> {
  if (getContentType(site, objectType).comments === null) return fail('not_found', common.notFound)
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  return getObject(site, db, viewer, objectType, objectId, audience)
}

interface CommentRequest extends Caller {
  viewer: Viewer
  params: { id: string }
}

/** The comment that the path names, and its object. */
export async function loadComment(
  site: Site,
  { db, viewer, request, params }: CommentRequest,
): Promise<Loaded> {
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  return getComment(site, db, viewer, Number(params.id), audience)
}
