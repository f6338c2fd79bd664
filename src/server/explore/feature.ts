import { eraseMadeBy } from '../content/erase.ts'
import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exploreRoutes } from './explore-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { followUps } from './follow-ups.ts'
import { exportCounter, viewCounter } from './metrics.ts'
import { exportSavedViews } from './person-queries.ts'
import { viewRoutes } from './view-routes.ts'

export const explore: Feature = {
  name: 'explore',
  routes: (server) => {
    exploreRoutes(server)
    viewRoutes(server)
    exportRoutes(server)
  },
  endpoints,
  person: {
    export: exportSavedViews,
    eraseInParts: [eraseMadeBy('saved-view', 'saved_views', 'user_id')],
  },
  followUps,
  metrics: [exportCounter, viewCounter],
  seed: {
    after: ['auth', 'articles', 'page-posts', 'guilds', 'questions', 'collections', 'profiles', 'comments'],
    run: async (seeding) => (await import('./seed.ts')).seedExplore(seeding),
  },
}
