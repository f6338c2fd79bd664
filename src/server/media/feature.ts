import type { Feature } from '../content/feature.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { eraseMediaUses } from './actions.ts'
import { mediaServicesOf } from './media-services.ts'
import { endpoints } from './endpoints.ts'
import { mediaRoutes } from './routes.ts'
import { purgeMedia } from './sweep.ts'
import { createVideoWork } from './videos/job.ts'

export const media: Feature = {
  name: 'media',
  routes: mediaRoutes,
  endpoints,
  // Files that nothing else shows go with the next sweep.
  eraseTraces: (_site, trx, objectType, ids) => eraseMediaUses(trx, objectType, ids),
  // Uploads go when what showed them is gone, whichever feature that was.
  purge: [
    {
      name: 'uploads',
      isLast: true,
      run: (server, now) => purgeMedia(server.db.write, mediaServicesOf(server).files, now),
    },
  ],
  jobs: (server) => ({ video: { ...createVideoWork(server), atOnce: 1, leaseMs: 6 * MINUTE_MS } }),
}
