import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { pollsRoutes } from './routes.ts'

export const polls: Feature = { name: 'polls', routes: pollsRoutes, endpoints }
