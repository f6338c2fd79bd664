import type { Feature } from '../content/feature.ts'
import { searchRoutes } from './routes.ts'

export const search: Feature = { name: 'search', routes: searchRoutes }
