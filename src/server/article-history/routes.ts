import type { Server } from '../platform/server.ts'
import { revisionRoutes } from './revisions/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'

export function articleHistoryRoutes(server: Server): void {
  revisionRoutes(server)
  suggestionRoutes(server)
}
