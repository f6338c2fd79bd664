import type { Feature } from '../content/feature.ts'
import { articleHistoryRoutes } from './routes.ts'

export const articleHistory: Feature = { name: 'article-history', routes: articleHistoryRoutes }
