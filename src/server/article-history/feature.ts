import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { articleHistoryRoutes } from './routes.ts'

export const articleHistory: Feature = { name: 'article-history', routes: articleHistoryRoutes, endpoints }
