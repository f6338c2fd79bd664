import type { Server } from '../platform/server.ts'
import { coAuthorRoutes } from './co-authors/routes.ts'
import { draftLinkRoutes } from './draft-links/routes.ts'
import { listRoutes } from './list-routes.ts'
import { readRoutes } from './read-routes.ts'
import { detailRoutes } from './detail-routes.ts'
import { seriesRoutes } from './series/routes.ts'
import { translationRoutes } from './translate-routes.ts'
import { writingRoutes } from './write-routes.ts'

export function articlesRoutes(server: Server): void {
  listRoutes(server)
  detailRoutes(server)
  readRoutes(server)
  writingRoutes(server)
  translationRoutes(server)
  seriesRoutes(server)
  coAuthorRoutes(server)
  draftLinkRoutes(server)
}
