import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { linkCounter } from './metrics.ts'
import { exportIdentities } from './person-queries.ts'
import { providerRoutes } from './routes.ts'

export const providers: Feature = {
  name: 'providers',
  routes: (server) => providerRoutes(server),
  endpoints,
  person: { export: exportIdentities },
  metrics: [linkCounter],
}
