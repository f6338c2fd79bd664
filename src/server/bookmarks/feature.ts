import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { bookmarksRoutes } from './routes.ts'

export const bookmarks: Feature = { name: 'bookmarks', routes: bookmarksRoutes, endpoints }
