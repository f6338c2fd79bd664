import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ContentTypes, Site } from './content/content-type.ts'
import { contentTypes } from './content-types.ts'
import { features } from './features.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { cookieJar } from './platform/cookies.ts'
import { createCursors } from './platform/cursors.ts'
import type { Databases } from './platform/db.ts'
import { createDraining } from './platform/draining.ts'
import { Refusal } from './platform/errors.ts'
import { createResponseCache } from './platform/response-cache.ts'
import type { FollowUps } from './platform/follow-ups.ts'
import { createFullDisk } from './platform/full-disk.ts'
import { createHttp, securityHeaders, sendRefusal } from './platform/http.ts'
import type { JobRunner } from './platform/jobs.ts'
import { memoryLimits } from './platform/memory-limits.ts'
import { createRateLimits } from './platform/rate-limits.ts'
import type { Mailer } from './platform/mail.ts'
import { messages } from './platform/messages.ts'
import { createMetrics, measureRequests, type Metrics } from './platform/metrics.ts'
import { languageOf } from './platform/request.ts'
import { loadSecretKey } from './platform/secret-key.ts'
import type { Threads } from './platform/threads.ts'
import type { WebBuild } from './platform/web-build.ts'
import { createWorkPool } from './platform/work-pool.ts'
import { purgeSite } from './purge-site.ts'
import { createRunner } from './run-jobs.ts'
import { createFollowUpsOf } from './run-follow-ups.ts'

export interface AppDeps {
  config: Config
  db: Databases
  clock: Clock
  mailer: Mailer
  /** For heavy work; the caller who made them ends them. */
  threads: Threads
  /** The built web; without it only the API is served, as most tests want it. */
  web?: WebBuild
  logger?: FastifyBaseLogger
  /** Every kind of content; a test may plant one more. */
  content?: ContentTypes
}

export interface App {
  site: Site
  http: FastifyInstance
  jobs: JobRunner
  followUps: FollowUps
  metrics: Metrics
  /** Before closing: ends kept-alive connections by saying so in their next answer. */
  drain: () => Promise<void>
  /** Deletes what is past its time; run hourly by the program that runs the site. */
  purge: () => Promise<void>
  /** Redraws the trees that an older renderer made; run once after a start. */
  redraw: () => Promise<void>
  /** Saves what is held in memory for a few seconds. */
  flush: () => Promise<void>
}

/** The whole site, not yet listening. Only what the environment decides (clock, mail, database) is a parameter. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, clock, mailer, threads, web, logger, content = contentTypes } = deps
  const headers = securityHeaders(config)
  const responseCache = createResponseCache({ clock, headers })
  const metrics = createMetrics(() => responseCache.takeCounts())
  const disk = createFullDisk(db.write, config)
  const onFailure = disk.note
  const http = await createHttp({ config, headers, responseCache, onFailure, ...(logger && { logger }) })
  measureRequests(http, metrics)
  const draining = createDraining(http, responseCache)
  const secret = await loadSecretKey(db.write, config.secretKey)
  const callLimits = memoryLimits(clock, config.rateLimitScale)
  const work = createWorkPool(threads, callLimits, metrics)
  const own: Site['own'] = new Map()
  const followUps = createFollowUpsOf({ http, db, clock, metrics, disk, own }, features, content)
  const sendMail: Mailer['send'] = (mail) =>
    mailer.send(mail).catch((error: unknown) => {
      disk.note(error)
      throw error
    })
  const server: Site = {
    content,
    traces: features.flatMap(({ eraseTraces }) => eraseTraces ?? []),
    audiences: Object.assign({}, ...features.map(({ audiences }) => audiences)),
    http,
    config,
    db,
    clock,
    metrics,
    work,
    disk,
    sendMail,
    followUps,
    responseCache,
    secret,
    cookies: cookieJar(config, { secret, clock }),
    cursors: createCursors(secret),
    limits: createRateLimits(db.write, clock, config.rateLimitScale),
    members: new Map(),
    callLimits,
    draining,
    documents: { arrivals: [], countryRules: [] },
    own,
    web,
  }
  for (const { metrics: makers = [], routes } of features) {
    for (const make of makers) make(server)
    await routes?.(server, features)
  }
  if (web === undefined)
    http.setNotFoundHandler((request, reply) =>
      sendRefusal(reply, new Refusal('not_found', messages.notFound), languageOf(request)),
    )
  return {
    site: server,
    http,
    jobs: createRunner(server, features, { mail: { run: sendMail, atOnce: 8 } }),
    followUps,
    metrics,
    drain: () => draining.run(),
    purge: () => purgeSite(server, features),
    redraw: async () => {
      for (const feature of features) await feature.redraw?.(server)
    },
    flush: async () => {
      for (const feature of features) await feature.flush?.(server)
    },
  }
}
