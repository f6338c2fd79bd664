import type { FastifyRequest } from 'fastify'
import type { Site } from '../content/content-type.ts'
import { getObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import type { CollectionFacts } from './queries.ts'
import { canEditRows, canManage } from './rules.ts'

interface Caller {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
  params: { id: string }
}

/** The collection that the path names, if the caller may see it. */
export async function loadCollection(
  site: Site,
  { db, viewer, request, params }: Caller,
): Promise<CollectionFacts> {
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  // What `find` of the type has found, with all that it knows.
  return (await getObject(
    site,
    db,
    viewer,
    'collection',
    Number(params.id),
    audience,
  )) as object as CollectionFacts
}

export function refuseNoEditor(viewer: Viewer, collection: CollectionFacts): void {
  if (canEditRows(viewer, collection)) return
  if (collection.isPublic && collection.editing === 'suggest') fail('not_allowed', messages.suggestInstead)
  fail('not_allowed', common.notAllowed)
}

export function refuseNoOwner(viewer: Viewer, collection: CollectionFacts): void {
  if (!canManage(viewer, collection)) fail('not_allowed', messages.ownerOnly)
}
