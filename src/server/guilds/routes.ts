import type { Feature } from '../content/feature.ts'
import type { Server } from '../platform/server.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { lifeRoutes } from './life-routes.ts'
import { listRoutes } from './list-routes.ts'

export function guildsRoutes(server: Server, all: readonly Feature[]): void {
  listRoutes(server)
  lifeRoutes(server, all)
  handOverRoutes(server)
}
