import { erasureFiles, noteErasures } from '../backup/public.ts'
import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { erasureJobs, queueDue } from './job.ts'
import { leavingCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { listErasures } from './queries.ts'
import { leavingRoutes } from './routes.ts'

export const leaving: Feature = {
  name: 'leaving',
  routes: leavingRoutes,
  endpoints,
  metrics: [leavingCounter],
  notifications,
  purge: [
    // It deletes nothing itself: jobs do, in parts.
    { name: 'people who left', run: queueDue },
    {
      name: 'the list of who was erased',
      isOfNode: true,
      run: async ({ db, config }) => noteErasures(erasureFiles(config), await listErasures(db.write)),
    },
  ],
  jobs: erasureJobs,
}
