import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { embedsRoutes } from './routes.ts'

export const embeds: Feature = { name: 'embeds', routes: embedsRoutes, endpoints }
