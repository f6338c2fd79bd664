import multipart from '@fastify/multipart'
import { uploadMedia } from '../../contract/media.ts'
import type { Plan } from '../../contract/plans.ts'
import { findPlan } from '../market/public.ts'
import { incomingFolder, openFiles } from '../platform/files.ts'
import { holdLimits } from '../platform/limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { createTurns, createTurnsByKey } from '../platform/turns.ts'
import { refuseOverQuota, storeImage } from './actions.ts'
import { LARGEST_WIDTH, mediaUrl } from './addresses.ts'
import { processImage } from './image.ts'
import { MULTIPART_LIMITS, withReceivedFile } from './receive.ts'
import { servingRoutes } from './serving.ts'

const GIGABYTE = 1024 ** 3
const QUOTA_BYTES: Record<Plan, number> = {
  free: GIGABYTE,
  topaz: 5 * GIGABYTE,
  agate: 10 * GIGABYTE,
  aqua: 20 * GIGABYTE,
}
const IMAGES_AT_ONCE = 2
const MOST_WAITING = 50
const UPLOADS_AT_ONCE = 2
const UPLOADS_WAITING = 20

export async function mediaRoutes(server: Server): Promise<void> {
  const files = openFiles(server.config)
  servingRoutes(server, files)

  const inTurn = createTurns(IMAGES_AT_ONCE, MOST_WAITING)
  const inTurnOf = createTurnsByKey(UPLOADS_AT_ONCE, UPLOADS_WAITING)
  const incoming = incomingFolder(server.config)
  // In a scope of its own: everywhere else a form is still a type of content that is refused.
  await server.http.register(async (http) => {
    await http.register(multipart, { limits: MULTIPART_LIMITS })
    // Any other content is refused by the handler, in words that name what is wanted.
    http.addContentTypeParser('*', (_request, _payload, done) => done(null))
    serve({ ...server, http }, uploadMedia, async ({ db, viewer, request, now }) => {
      await holdLimits(server.limits, [['uploadsPerHalfHour', String(viewer.id)]])
      const plan = await findPlan(db, viewer.id, now)
      const owner = { id: viewer.id, quotaBytes: QUOTA_BYTES[plan] }
      await refuseOverQuota(db, owner, 1)
      return inTurnOf(viewer.id, () =>
        withReceivedFile(request, incoming, async (path) => {
          const image = await inTurn(() => processImage(path))
          const { id, key } = await storeImage(db, files, owner, image, now)
          const { width, height, placeholder } = image
          const url = mediaUrl(key, LARGEST_WIDTH)
          return { id, url, mediaType: 'image' as const, width, height, placeholder, state: 'ready' as const }
        }),
      )
    })
  })
}
