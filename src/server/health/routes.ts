import { MINUTE_MS } from '../platform/clock.ts'
import { measureFollowUps } from '../platform/follow-ups-batch.ts'
import type { Server } from '../platform/server.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { countWaitingJobs } from './queries.ts'
import { createReadiness } from './readiness.ts'

/** An embedded database that is down for this long does not come back by itself; a restart of the site may help. */
const LONGEST_RESTART_MS = MINUTE_MS

/** For monitoring: alive, ready to serve, and metrics. */
export function healthRoutes(server: Server): void {
  const { http, db, clock, draining, metrics, config } = server
  const whyNotReady = createReadiness(server)

  http.get('/healthz', (_request, reply) => {
    if ((db.downForMs?.() ?? 0) < LONGEST_RESTART_MS) return { status: 'ok' }
    return reply.code(503).send({ status: 'failing', reason: 'the database could not be started again' })
  })

  http.get('/readyz', async (_request, reply) => {
    const reason = draining.isOn() ? 'the site is shutting down' : await whyNotReady()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason })
  })

  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.callNotFound()
    // Metrics are wanted most when the database is down: then these numbers are left out.
    metrics.jobsWaiting.set(await countWaitingJobs(db.read, clock.now()).catch(() => Number.NaN))
    const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN }
    const followUps = await measureFollowUps(db.read).catch(() => unknown)
    metrics.followUpsWaiting.set(followUps.waiting)
    metrics.followUpsOldest.set(followUps.oldestSeconds)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
