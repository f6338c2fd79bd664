import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { searchRoutes } from './routes.ts'

export const search: Feature = {
  name: 'search',
  routes: searchRoutes,
  endpoints,
  seed: {
    after: ['auth', 'articles', 'page-posts', 'guilds', 'questions', 'collections', 'profiles'],
    run: async ({ client }) => (await import('./seed-actions.ts')).seedWords(client),
  },
}
