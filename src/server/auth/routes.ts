import { getUser } from '../../contract/auth.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import * as queries from './queries.ts'

export function authRoutes(server: Server): void {
  serve(server, getUser, ({ db, viewer, now }) => queries.getUser(db, viewer.id, now))
}
