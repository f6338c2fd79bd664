import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exportVisits } from './person-queries.ts'
import { visitsRoutes } from './routes.ts'

export const visits: Feature = {
  name: 'visits',
  routes: visitsRoutes,
  endpoints,
  person: { export: exportVisits },
}
