import type { FastifyRequest } from 'fastify'
import type { ObjectType } from '../../contract/objects.ts'
import { getObject, type FoundObject } from '../access/public.ts'
import { seesAdult } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { getComment, type Loaded } from './queries.ts'
import { isCommentable } from './rules.ts'

interface Caller {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
}

/** What comments hang on, if the viewer may see it. */
export async function loadTopic(
  server: Server,
  { db, viewer, request }: Caller,
  objectType: ObjectType,
  objectId: number,
): Promise<FoundObject> {
  if (!isCommentable(objectType)) return fail('not_found', common.notFound)
  const audience = { seesAdult: await seesAdult(server, request, viewer) }
  return getObject(db, viewer, objectType, objectId, audience)
}

interface Asked extends Caller {
  viewer: Viewer
  params: { id: string }
}

/** The comment that the path names, and what it is about. */
export async function loadComment(server: Server, { db, viewer, request, params }: Asked): Promise<Loaded> {
  return getComment(db, viewer, Number(params.id), { seesAdult: await seesAdult(server, request, viewer) })
}
