import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { CookieJar } from './cookies.ts'
import type { Cursors } from './cursors.ts'
import type { Databases } from './db.ts'
import type { Draining } from './draining.ts'
import type { DocumentSteps } from './document-steps.ts'
import type { ResponseCache } from './response-cache.ts'
import type { FollowUps } from './follow-ups.ts'
import type { FullDisk } from './full-disk.ts'
import type { Mailer } from './mail.ts'
import type { memoryLimits } from './memory-limits.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Metrics } from './metrics.ts'
import type { WebBuild } from './web-build.ts'
import type { WorkPool } from './work-pool.ts'

/** What every feature's routes are built on. */
export interface Server {
  http: FastifyInstance
  config: Config
  db: Databases
  clock: Clock
  /** The key for hashes of short values; shared by all nodes. */
  secret: string
  cookies: CookieJar
  cursors: Cursors
  limits: RateLimits
  callLimits: ReturnType<typeof memoryLimits>
  metrics: Metrics
  /** Threads for work that would block the event loop. */
  work: WorkPool
  disk: FullDisk
  /** At once, for somebody who wants to know whether it works; everything else is queued with `queueMail`. */
  sendMail: Mailer['send']
  draining: Draining
  /** Code that writes outside of `serve` may wake it after the commit; it polls every second anyway. */
  followUps: Pick<FollowUps, 'wake'>
  /** For answers that are the same for everybody. */
  responseCache: ResponseCache
  /** Members whose sessions were used lately, by the hash of their token; entries may be dropped. */
  members: Map<string, number>
  /** What features hold in memory for as long as the site runs, each under a key of its own. */
  own: Map<symbol, unknown>
  /** Without it only the API is served. */
  web: WebBuild | undefined
  documents: DocumentSteps
}
