import type { Feature } from '../content/feature.ts'
import { purgeEvents } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { streamMetrics } from './metrics.ts'
import { eventsRoutes } from './routes.ts'

export const events: Feature = {
  name: 'events',
  routes: eventsRoutes,
  endpoints,
  metrics: [streamMetrics],
  purge: [{ name: 'events', run: ({ db }, now) => purgeEvents(db.write, now) }],
}
