import type { Feature } from '../content/feature.ts'
import { trendingRoutes } from './routes.ts'

export const trending: Feature = { name: 'trending', routes: trendingRoutes }
