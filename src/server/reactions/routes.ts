import type { ObjectType } from '../../contract/objects.ts'
import { can } from '../content/can.ts'
import type { Likes, ShareEndpoint, Site } from '../content/content-type.ts'
import { getObject, listContentTypes, type FoundObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { messages } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { addReaction, setLike } from './actions.ts'

const DONE = { done: true } as const

export function reactionsRoutes(site: Site): void {
  for (const { name, like, share } of listContentTypes(site)) {
    if (like !== null) serveLike(site, like, name)
    if (share !== null) serveShare(site, share, name)
  }
}

/** `isMeant` says of which objects of the type the address is; others are not found there. */
export function serveLike(
  site: Site,
  { endpoint, count }: Likes,
  objectType: ObjectType,
  isMeant: (object: FoundObject) => boolean = () => true,
): void {
  serve(site, endpoint, async ({ db, viewer, params, body: { isLike }, now, request }) => {
    const objectId = Number(params.id)
    // Whether they have proved their age does not matter: nobody can like adult content.
    const audience = { seesNsfw: true, seesNsfwParent: await seesNsfw(site, request, viewer) }
    const object = await getObject(site, db, viewer, objectType, objectId, audience)
    if (!isMeant(object)) fail('not_found', messages.notFound)
    if (object.isNsfw === true) fail('nsfw_no_likes', messages.noLikesOnNsfw)
    if (!can(viewer, isLike ? 'like' : 'take-back', object)) fail('not_allowed', messages.notAllowed)
    if (isLike)
      await enforceRateLimits(site.limits, [
        ['likesPerMinute', String(viewer.id)],
        ['likesPerDay', String(viewer.id)],
      ])
    const like = { objectType, objectId, authorId: object.authorId, userId: viewer.id, isLike, now }
    return setLike(db, { ...like, ...(count && { countIn: count }) })
  })
}

export function serveShare(site: Site, endpoint: ShareEndpoint, objectType: ObjectType): void {
  serve(site, endpoint, async ({ db, viewer, params, request, now }) => {
    const objectId = Number(params.id)
    const adult = { seesNsfw: await seesNsfw(site, request, viewer) }
    const object = await getObject(site, db, viewer, objectType, objectId, adult)
    if (object.guild?.isBanned === true) fail('not_allowed', messages.notAllowed)
    // A visitor's share is not counted: nobody could say whether it is the first.
    const isCounted = viewer !== null && object.isNsfw !== true && object.isPublic
    if (!isCounted) return DONE
    const share = { objectType, objectId, authorId: object.authorId, userId: viewer.id, now }
    await addReaction(db, 'share', share)
    return DONE
  })
}
