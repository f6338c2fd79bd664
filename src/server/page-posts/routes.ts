import type { Server } from '../platform/server.ts'
import { listRoutes } from './list-routes.ts'
import { reactionRoutes } from './reaction-routes.ts'
import { readingRoutes } from './reading-routes.ts'
import { writingRoutes } from './writing-routes.ts'

export async function pagePostsRoutes(server: Server): Promise<void> {
  listRoutes(server)
  readingRoutes(server)
  reactionRoutes(server)
  await writingRoutes(server)
}
