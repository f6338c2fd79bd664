import type { Feature } from '../content/feature.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { eraseMediaUses } from './actions.ts'
import { mediaServicesOf } from './media-services.ts'
import { endpoints } from './endpoints.ts'
import { exportMedia } from './person-queries.ts'
import { sumBytes } from './queries.ts'
import { mediaRoutes } from './routes.ts'
import { purgeMedia } from './sweep.ts'
import { createVideoWork } from './videos/job.ts'
import { eraseUploads } from './leave-actions.ts'

export const media: Feature = {
  name: 'media',
  routes: mediaRoutes,
  endpoints,
  person: { export: exportMedia, measure: sumBytes, eraseInParts: [eraseUploads] },
  // Files that nothing else shows are deleted by the next sweep.
  eraseTraces: (_site, trx, objectType, ids) => eraseMediaUses(trx, objectType, ids),
  // Uploads are deleted after the objects that showed them, whichever feature those belong to.
  purge: [
    {
      name: 'uploads',
      isLast: true,
      run: (server, now) => purgeMedia(server.db.write, mediaServicesOf(server).files, now),
    },
  ],
  jobs: (server) => ({ video: { ...createVideoWork(server), atOnce: 1, leaseMs: 6 * MINUTE_MS } }),
}
