import type { Server } from '../platform/server.ts'
import { feedRoutes } from './feed-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { wellKnownRoutes } from './well-known.ts'

/** The site as other programs read it. */
export function feedsRoutes(server: Server): void {
  feedRoutes(server)
  sitemapRoutes(server)
  wellKnownRoutes(server)
}
