import type { Feature } from '../content/feature.ts'
import { eraseExports } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { createExportJob } from './job.ts'
import { listOpenNotes } from './leave-queries.ts'
import { exportCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { dataExportRoutes } from './routes.ts'
import { purgeExports } from './sweep.ts'

export const dataExport: Feature = {
  name: 'data-export',
  routes: dataExportRoutes,
  endpoints,
  metrics: [exportCounter],
  notifications,
  person: { tellBefore: listOpenNotes, erase: eraseExports },
  jobs: (site, all) => ({ dataExport: createExportJob(site, all) }),
  purge: [{ name: 'exports of people’s data', run: purgeExports }],
}
