import type { Feature } from '../content/feature.ts'
import { bookmarksRoutes } from './routes.ts'

export const bookmarks: Feature = { name: 'bookmarks', routes: bookmarksRoutes }
