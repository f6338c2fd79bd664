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
import type { memoryLimits, RateLimits } from './rate-limits.ts'
import type { Metrics } from './metrics.ts'
import type { WebBuild } from './web-build.ts'
import type { WorkPool } from './work-pool.ts'

/** What every feature's routes are built on. */
export interface Server {
  http: FastifyInstance
  config: Config
  db: Databases
  clock: Clock
  /** Keys the hashes of short values; shared by all nodes. */
  secret: string
  cookies: CookieJar
  cursors: Cursors
  limits: RateLimits
  callLimits: ReturnType<typeof memoryLimits>
  metrics: Metrics
  /** Threads for what would hold up everybody else. */
  work: WorkPool
  disk: FullDisk
  draining: Draining
  /** Whoever writes outside of `serve` may wake it after the commit; it looks every second anyway. */
  followUps: Pick<FollowUps, 'wake'>
  /** For answers that are the same for all who ask. */
  responseCache: ResponseCache
  /** Whose sessions were used lately, by the hash of their token; it may forget. */
  members: Map<string, number>
  /** What features keep in memory for as long as the site runs, each in a place that only it can name. */
  own: Map<symbol, unknown>
  /** Without it only the API is served. */
  web: WebBuild | undefined
  documents: DocumentSteps
}
