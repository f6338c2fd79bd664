import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { helpCounter } from './metrics.ts'
import { helpRoutes } from './routes.ts'

/** The pages themselves are the web's: src/web/help. */
export const help: Feature = { name: 'help', routes: helpRoutes, endpoints, metrics: [helpCounter] }
