import { getIqStatus } from '../../contract/iq.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findIqScore } from './queries.ts'

export function iqRoutes(server: Server): void {
  serve(server, getIqStatus, async ({ db, viewer }) => {
    const score = await findIqScore(db, viewer.id)
    return { iqTestTaken: score !== null }
  })
}
