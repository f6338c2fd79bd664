import { buffer } from 'node:stream/consumers'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as platformMessages } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import { eraseMediaUses, refuseOverQuota, storeMedia } from './actions.ts'
import { fileName, LARGEST_WIDTH } from './addresses.ts'
import type { Cut } from './decoder/draw-image.ts'
import { bannedMedia } from './ban-actions.ts'
import { cutImage } from './image.ts'
import { mediaServicesOf } from './media-services.ts'
import { messages } from './messages.ts'
import { sumBytes } from './queries.ts'
import { findOwner, newImage } from './uploads.ts'
import { findSource, listOwnById, listOwnMedia, type ImageSource } from './view-queries.ts'

/** What people do with their uploads elsewhere: the list of them, and a part of one as a picture of its own. What is
 * released is shown by nothing any more, and swept unless something else claims it. What moderators remove is banned:
 * nobody uploads the same bytes again; `listOf` says which uploads an object shows. */
export const ownUploads = {
  list: listOwnMedia,
  listById: listOwnById,
  release: eraseMediaUses,
  getSource,
  cut,
  sumBytes,
  findOwner,
  ...bannedMedia,
}

/**
 * An image of this person that everybody may see. Another person's is not found; one that belongs to an adult post, or to
 * something that only some may see, must not become public by being cut out.
 */
async function getSource(db: Db, ownerId: number, mediaId: number): Promise<ImageSource> {
  const source = await findSource(db, ownerId, mediaId)
  if (source === undefined) return fail('not_found', platformMessages.notFound)
  if (source.kind !== 'image' || source.state !== 'ready' || source.access !== 'open')
    return fail('invalid_input', platformMessages.invalidInput, { fields: { mediaId: messages.needsImage } })
  return source
}

/** Draws a part of an upload anew and stores it as one more upload of the same person, which counts like any other. */
async function cut(
  server: Server,
  ownerId: number,
  source: ImageSource,
  part: Cut,
  now: Date,
): Promise<{ id: number; key: string }> {
  const { files, heavyWorkSemaphore, uploadSemaphoreOf } = mediaServicesOf(server)
  const db = server.db.write
  return uploadSemaphoreOf(ownerId, async () => {
    const owner = await findOwner(db, ownerId, now)
    await enforceRateLimits(server.limits, [['uploadsPerHalfHour', String(ownerId)]])
    await refuseOverQuota(db, owner, 1)
    const file = await files.open(source.key, fileName(LARGEST_WIDTH))
    // Swept in this moment.
    if (file === undefined) return fail('not_found', platformMessages.notFound)
    const image = await buffer(await file.stream())
    const made = await heavyWorkSemaphore(() => cutImage(image, part))
    return storeMedia(db, files, owner, newImage(made), now)
  })
}
