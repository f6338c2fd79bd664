import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { iqRoutes } from './routes.ts'

export const iq: Feature = { name: 'iq', routes: iqRoutes, endpoints }
