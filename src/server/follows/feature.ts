import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { followsRoutes } from './routes.ts'

export const follows: Feature = { name: 'follows', routes: followsRoutes, endpoints }
