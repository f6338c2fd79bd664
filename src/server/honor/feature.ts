import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { notifications } from './notifications.ts'
import { honorRoutes } from './routes.ts'

export const honor: Feature = { name: 'honor', routes: honorRoutes, endpoints, notifications }
