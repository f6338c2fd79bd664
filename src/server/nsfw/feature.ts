import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { nsfwRoutes } from './routes.ts'

export const nsfw: Feature = { name: 'nsfw', routes: nsfwRoutes, endpoints }
