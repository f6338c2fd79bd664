import type { Draining } from '../platform/draining.ts'
import type { Server } from '../platform/server.ts'
import { countWaitingJobs, ping } from './queries.ts'

/** For the machines that watch the site: alive, ready to serve, and what it is doing. */
export function healthRoutes({ http, db, clock, metrics }: Server, draining: Draining): void {
  http.get('/healthz', () => ({ status: 'ok' }))

  http.get('/readyz', async (_request, reply) => {
    if (draining.isOn()) return reply.code(503).send({ status: 'shutting down' })
    try {
      // Migrations run before the server listens, so a database that answers is a migrated one.
      await ping(db.write)
      if (db.hasReplica) await ping(db.read)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database not reachable' })
    }
  })

  http.get('/metrics', async (_request, reply) => {
    // Most wanted when the database is away: then the number of jobs is not known.
    metrics.jobsWaiting.set(await countWaitingJobs(db.read, clock.now()).catch(() => Number.NaN))
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
