import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { firstDayRoutes } from './routes.ts'

export const firstDay: Feature = { name: 'first-day', routes: firstDayRoutes, endpoints }
