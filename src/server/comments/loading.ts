import type { FastifyRequest } from 'fastify'
import type { ObjectType } from '../../contract/objects.ts'
import { getContentType, getObject, type FoundObject } from '../content/objects.ts'
import type { Site } from '../content/content-type.ts'
import { seesNsfw } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { getComment, getDeletable, type Loaded } from './queries.ts'

interface Caller {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
}

/** The object of the comments, if the viewer may see it. */
export async function loadCommented(
  site: Site,
  caller: Caller,
  objectType: ObjectType,
  objectId: number,
): Promise<FoundObject> {
  const { db, viewer } = caller
  if (getContentType(site, objectType).comments === null) return fail('not_found', common.notFound)
  return getObject(site, db, viewer, objectType, objectId, await audienceOf(site, caller))
}

interface CommentRequest extends Caller {
  viewer: Viewer
  params: { id: string }
}

/** The comment that the path names, and its object. */
export async function loadComment(site: Site, caller: CommentRequest): Promise<Loaded> {
  const { db, viewer, params } = caller
  return getComment(site, db, viewer, Number(params.id), await audienceOf(site, caller))
}

/** The same, to be deleted. */
export async function loadDeletable(site: Site, caller: CommentRequest): Promise<Loaded> {
  const { db, viewer, params } = caller
  return getDeletable(site, db, viewer, Number(params.id), await audienceOf(site, caller))
}

const audienceOf = async (site: Site, { request, viewer }: Caller) => ({
  seesNsfw: await seesNsfw(site, request, viewer),
})
