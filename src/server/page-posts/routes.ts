import type { Site } from '../content/content-type.ts'
import { listRoutes } from './list-routes.ts'
import { detailRoutes } from './detail-routes.ts'
import { writingRoutes } from './write-routes.ts'

export async function pagePostsRoutes(site: Site): Promise<void> {
  listRoutes(site)
  detailRoutes(site)
  await writingRoutes(site)
}
