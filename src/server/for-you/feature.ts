import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { forYouRoutes } from './routes.ts'

export const forYou: Feature = { name: 'for-you', routes: forYouRoutes, endpoints }
