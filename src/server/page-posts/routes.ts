import type { Site } from '../content/content-type.ts'
import { listRoutes } from './list-routes.ts'
import { readingRoutes } from './detail-routes.ts'
import { writingRoutes } from './write-routes.ts'

export async function pagePostsRoutes(site: Site): Promise<void> {
  listRoutes(site)
  readingRoutes(site)
  await writingRoutes(site)
}
