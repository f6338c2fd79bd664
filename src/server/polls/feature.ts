import type { Feature } from '../content/feature.ts'
import { pollsRoutes } from './routes.ts'

export const polls: Feature = { name: 'polls', routes: pollsRoutes }
