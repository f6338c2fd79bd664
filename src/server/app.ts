import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { apiDocsRoutes } from './api-docs/routes.ts'
import { articleHistoryRoutes } from './article-history/routes.ts'
import { purgeArticles, purgeInvitations, redrawnArticles } from './articles/public.ts'
import { articlesRoutes } from './articles/routes.ts'
import { createPublicationWork } from './articles/scheduling/job.ts'
import { purgeAccounts, sendResetLink } from './auth/public.ts'
import { authRoutes } from './auth/routes.ts'
import { purgeComments, redrawnComments } from './comments/public.ts'
import { cardsRoutes } from './cards/routes.ts'
import { bookmarksRoutes } from './bookmarks/routes.ts'
import { commentsRoutes } from './comments/routes.ts'
import type { ContentTypes, Site } from './content/content-type.ts'
import { contentTypes } from './content-types.ts'
import { documentRoutes } from './documents/routes.ts'
import type { WebBuild } from './documents/web-build.ts'
import { purgeDrafts } from './drafts/public.ts'
import { draftsRoutes } from './drafts/routes.ts'
import { feedsRoutes } from './feeds/routes.ts'
import { followsRoutes } from './follows/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { iqRoutes } from './iq/routes.ts'
import { deskOf } from './media/desk.ts'
import { purgeMedia } from './media/sweep.ts'
import { mediaRoutes } from './media/routes.ts'
import { createVideoWork, joinRunners } from './media/videos/job.ts'
import { purgePagePosts, redrawnPosts } from './page-posts/public.ts'
import { pagePostsRoutes } from './page-posts/routes.ts'
import { nsfwRoutes } from './nsfw/routes.ts'
import { MINUTE_MS, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { cookieJar } from './platform/cookies.ts'
import { createCursors } from './platform/cursors.ts'
import type { Databases } from './platform/db.ts'
import { createDraining } from './platform/draining.ts'
import { Refusal } from './platform/errors.ts'
import { createFastLane } from './platform/fast-lane.ts'
import { s3Origin } from './platform/files.ts'
import { createFullDisk } from './platform/full-disk.ts'
import { buildContentSecurityPolicy, createHttp, securityHeaders, sendRefusal } from './platform/http.ts'
import { createJobRunner, type JobRunner } from './platform/jobs.ts'
import { memoryLimits, sharedLimits } from './platform/limits.ts'
import type { Mailer } from './platform/mail.ts'
import { messages } from './platform/messages.ts'
import { createMetrics, measureRequests, type Metrics } from './platform/metrics.ts'
import { watchOutage } from './platform/outage.ts'
import { purgePlatform } from './platform/purge.ts'
import { languageOf } from './platform/request.ts'
import { loadSecretKey } from './platform/secret-key.ts'
import type { Threads } from './platform/threads.ts'
import { createWorkPool } from './platform/work-pool.ts'
import { pollsRoutes } from './polls/routes.ts'
import { providerRoutes } from './providers/routes.ts'
import { reactionsRoutes } from './reactions/routes.ts'
import { purgeReports } from './reports/public.ts'
import { reportsRoutes } from './reports/routes.ts'
import { redraw } from './rich-text/redraw.ts'
import { richTextRoutes } from './rich-text/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { purgeVisitors, tellPresence } from './stats/public.ts'
import { statsRoutes } from './stats/routes.ts'
import { trendingRoutes } from './trending/routes.ts'

export interface AppDeps {
  config: Config
  db: Databases
  clock: Clock
  mailer: Mailer
  /** For heavy work; whoever made them ends them. */
  threads: Threads
  /** The built web; without it only the API is served, as most tests want it. */
  web?: WebBuild
  logger?: FastifyBaseLogger
  /** Every kind of content; a test may plant one more. */
  content?: ContentTypes
}

export interface App {
  http: FastifyInstance
  jobs: JobRunner
  metrics: Metrics
  /** Before closing: tells those who come on kept connections that these end. */
  drain: () => Promise<void>
  /** Forgets what is not to be kept; run every hour by whoever runs the site. */
  purge: () => Promise<void>
  /** Makes the trees of an older renderer anew; run once after a start. */
  redraw: () => Promise<void>
  /** Writes down who was seen since the last time. */
  tellPresence: () => Promise<void>
}

/** The whole site, not yet listening. Only what the outside decides (clock, mail, database) is a parameter. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, clock, mailer, threads, web, logger, content = contentTypes } = deps
  const policy = buildContentSecurityPolicy(
    web?.hashes ?? { script: [], style: [] },
    config.s3 && s3Origin(config.s3),
  )
  const headers = securityHeaders(config, policy)
  const lane = createFastLane({ clock, headers })
  const metrics = createMetrics(() => lane.takeCounts())
  const disk = createFullDisk(db.write, config)
  const http = await createHttp({ config, headers, lane, onFailure: disk.note, ...(logger && { logger }) })
  measureRequests(http, metrics)
  const draining = createDraining(http, lane)
  const secret = await loadSecretKey(db.write, config.secretKey)
  const callLimits = memoryLimits(clock, config.rateLimitScale)
  const work = createWorkPool(threads, callLimits, metrics)
  const server: Site = {
    content,
    http,
    config,
    db,
    clock,
    metrics,
    work,
    disk,
    lane,
    secret,
    cookies: cookieJar(config, { secret, clock }),
    cursors: createCursors(secret),
    limits: sharedLimits(db.write, clock, config.rateLimitScale),
    members: new Map(),
    callLimits,
  }
  healthRoutes(server, draining)
  authRoutes(server)
  providerRoutes(server)
  settingsRoutes(server)
  iqRoutes(server)
  articlesRoutes(server)
  articleHistoryRoutes(server)
  searchRoutes(server)
  bookmarksRoutes(server)
  reactionsRoutes(server)
  richTextRoutes(server)
  statsRoutes(server)
  commentsRoutes(server)
  pollsRoutes(server)
  followsRoutes(server)
  nsfwRoutes(server)
  draftsRoutes(server)
  reportsRoutes(server)
  await mediaRoutes(server)
  await pagePostsRoutes(server)
  cardsRoutes(server)
  feedsRoutes(server)
  trendingRoutes(server)
  apiDocsRoutes(server)
  if (web === undefined)
    http.setNotFoundHandler((request, reply) =>
      sendRefusal(reply, new Refusal('not_found', messages.notFound), languageOf(request)),
    )
  else await documentRoutes(server, web)
  const runner = {
    db: db.write,
    clock,
    metrics,
    whenConnected: db.whenConnected,
  }
  const nextHealth = watchOutage({
    began: (error) => {
      disk.note(error)
      http.log.error({ err: error }, 'jobs can not be run; trying again with growing pauses')
    },
    ended: () => http.log.info('jobs are run again'),
  })
  const videoWork = createVideoWork(server)
  const sendMail: Mailer['send'] = (mail) =>
    mailer.send(mail).catch((error: unknown) => {
      disk.note(error)
      throw error
    })
  const jobs = joinRunners(
    [
      createJobRunner({
        ...runner,
        health: nextHealth(),
        handlers: { mail: sendMail, resetLink: (asked) => sendResetLink(server, asked) },
      }),
      createJobRunner({
        ...runner,
        health: nextHealth(),
        handlers: { publication: createPublicationWork(server) },
      }),
      createJobRunner({
        ...runner,
        health: nextHealth(),
        handlers: { video: videoWork.run },
        atOnce: 1,
        leaseMs: 6 * MINUTE_MS,
      }),
    ],
    videoWork,
  )
  const purge = async (): Promise<void> => {
    const now = clock.now()
    const steps = [
      () => purgeAccounts(db.write, now),
      () => purgeArticles(db.write, now),
      () => purgeInvitations(db.write, now),
      // Before the uploads: their files go with them.
      () => purgePagePosts(db.write, now),
      () => purgeMedia(db.write, deskOf(server).files, now),
      () => purgeComments(db.write, now),
      () => purgeDrafts(db.write, now),
      () => purgeReports(db.write, now),
      () => purgePlatform(db.write, now),
      () => purgeVisitors(db.write, now),
    ]
    const failures: unknown[] = []
    // One that fails does not keep the others from forgetting.
    for (const step of steps) await step().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be forgotten')
  }
  return {
    http,
    jobs,
    metrics,
    drain: () => draining.run(),
    purge,
    redraw: () =>
      redraw(work.for(null), [redrawnArticles(db.write), redrawnComments(db.write), redrawnPosts(db.write)]),
    tellPresence: () => tellPresence(server),
  }
}
