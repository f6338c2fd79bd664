import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exportBookmarks } from './person-queries.ts'
import { bookmarksRoutes } from './routes.ts'

export const bookmarks: Feature = {
  name: 'bookmarks',
  routes: bookmarksRoutes,
  endpoints,
  person: { export: exportBookmarks },
}
