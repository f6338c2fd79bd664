import type { Site } from '../content/content-type.ts'
import { listRoutes } from './list-routes.ts'
import { readingRoutes } from './reading-routes.ts'
import { writingRoutes } from './writing-routes.ts'

export async function pagePostsRoutes(site: Site): Promise<void> {
  listRoutes(site)
  readingRoutes(site)
  await writingRoutes(site)
}
