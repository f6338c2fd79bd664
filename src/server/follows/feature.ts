import type { Feature } from '../content/feature.ts'
import { followsRoutes } from './routes.ts'

export const follows: Feature = { name: 'follows', routes: followsRoutes }
