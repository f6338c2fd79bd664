import type { Site } from '../content/content-type.ts'
import { listRoutes } from './list-routes.ts'
import { writingRoutes } from './write-routes.ts'

export async function guildPostsRoutes(site: Site): Promise<void> {
  listRoutes(site)
  await writingRoutes(site)
}
