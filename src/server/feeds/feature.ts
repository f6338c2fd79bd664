import type { Feature } from '../content/feature.ts'
import { feedsRoutes } from './routes.ts'

export const feeds: Feature = { name: 'feeds', routes: feedsRoutes }
