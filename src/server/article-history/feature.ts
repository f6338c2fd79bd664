import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor.ts'
import { notifications } from './notifications.ts'
import { exportSuggestions } from './person-queries.ts'
import { articleHistoryRoutes } from './routes.ts'

export const articleHistory: Feature = {
  name: 'article-history',
  routes: articleHistoryRoutes,
  endpoints,
  person: { export: exportSuggestions },
  notifications,
  honor,
  seed: { after: ['articles'], run: async (seeding) => (await import('./seed.ts')).seedSuggestions(seeding) },
}
