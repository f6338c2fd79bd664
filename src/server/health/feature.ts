import type { Feature } from '../content/feature.ts'
import { healthRoutes } from './routes.ts'

export const health: Feature = { name: 'health', routes: healthRoutes }
