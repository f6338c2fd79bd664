import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { importCounter } from './metrics.ts'
import { importsRoutes } from './routes.ts'

export const imports: Feature = {
  name: 'imports',
  routes: importsRoutes,
  endpoints,
  metrics: [importCounter],
  work: ['import-preview', 'import-texts'],
}
