import { eraseMadeBy, eraseTracesIn } from '../content/erase.ts'
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
  person: {
    export: exportSuggestions,
    eraseInParts: [eraseMadeBy('suggestion', 'article_suggestions', 'author_id')],
  },
  async eraseTraces(site, trx, objectType, ids) {
    if (objectType === 'article')
      await eraseTracesIn(site, trx, 'suggestion', {
        table: 'article_suggestions',
        parent: 'article_id',
        ids,
      })
  },
  notifications,
  honor,
  seed: { after: ['articles'], run: async (seeding) => (await import('./seed.ts')).seedSuggestions(seeding) },
}
