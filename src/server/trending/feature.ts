import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { trendingRoutes } from './routes.ts'

export const trending: Feature = { name: 'trending', routes: trendingRoutes, endpoints }
