import type { Site } from '../content/content-type.ts'
import { feedRoutes } from './feed-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { wellKnownRoutes } from './well-known.ts'

/** The site as other programs read it. */
export function feedsRoutes(site: Site): void {
  feedRoutes(site)
  sitemapRoutes(site)
  wellKnownRoutes(site)
}
