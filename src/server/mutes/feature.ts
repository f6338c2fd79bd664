import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { muteCounter } from './metrics.ts'
import { purgeMutes } from './actions.ts'
import { exportMutes } from './person-queries.ts'
import { mutesRoutes } from './routes.ts'

export const mutes: Feature = {
  name: 'mutes',
  routes: mutesRoutes,
  endpoints,
  person: { export: exportMutes },
  metrics: [muteCounter],
  purge: [{ name: 'mutes', run: ({ db }, now) => purgeMutes(db.write, now) }],
}
