import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { reactionsRoutes } from './routes.ts'

export const reactions: Feature = { name: 'reactions', routes: reactionsRoutes, endpoints }
