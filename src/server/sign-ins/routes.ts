import type { Server } from '../platform/server.ts'
import { reauthenticationRoutes } from './reauthentication-routes.ts'

export function signInsRoutes(server: Server): void {
  reauthenticationRoutes(server)
}
