import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Feature = { name: 'settings', routes: settingsRoutes, endpoints }
