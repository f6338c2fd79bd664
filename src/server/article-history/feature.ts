import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { articleHistoryRoutes } from './routes.ts'

export const articleHistory: Feature = {
  name: 'article-history',
  routes: articleHistoryRoutes,
  endpoints,
  seed: { after: ['articles'], run: async (seeding) => (await import('./seed.ts')).seedSuggestions(seeding) },
}
