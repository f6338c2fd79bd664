import { getUser, type User } from '../../contract/auth.ts'
import type { Config } from '../platform/config.ts'
import { cookieJar } from '../platform/cookies.ts'
import { createCursors } from '../platform/cursors.ts'
import { createDraining } from '../platform/draining.ts'
import { createResponseCache } from '../platform/response-cache.ts'
import { createFullDisk } from '../platform/full-disk.ts'
import { createHttp } from '../platform/http.ts'
import { memoryLimits } from '../platform/memory-limits.ts'
import { createRateLimits } from '../platform/rate-limits.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { Server } from '../platform/server.ts'
import { createWorkPool } from '../platform/work-pool.ts'
import { testLogger } from '../testing/logged-errors.ts'
import { testApp, threads } from '../testing/test-app.ts'
import { TestClient } from '../testing/test-client.ts'
import { PROVIDER_TIMEOUT_MS } from './bounded-fetch.ts'
import { providerRoutes } from './routes.ts'

export type ProviderSite = Awaited<ReturnType<typeof providerSite>>

export interface ProviderSiteOptions {
  timeoutMs?: number
  hasReplica?: boolean
}

/** The provider routes next to the real site, on its database, with a bare home page. */
const SECRET = 'a secret for the tests, and only for them'

export async function providerSite(config: Partial<Config>, options: ProviderSiteOptions = {}) {
  const { timeoutMs = PROVIDER_TIMEOUT_MS, hasReplica = false } = options
  const app = await testApp({ config })
  const responseCache = createResponseCache({ clock: app.clock, headers: {} })
  const http = await createHttp({ config: app.config, headers: {}, responseCache, logger: testLogger })
  const server: Server = {
    http,
    responseCache,
    config: app.config,
    db: { read: app.db, write: app.db, hasReplica, close: async () => {} },
    clock: app.clock,
    metrics: createMetrics(),
    disk: createFullDisk(app.db, app.config),
    sendMail: async () => {},
    followUps: { wake: () => {} },
    secret: SECRET,
    cookies: cookieJar(app.config, { secret: SECRET, clock: app.clock }),
    cursors: createCursors(SECRET),
    limits: createRateLimits(app.db, app.clock, 1),
    members: new Map(),
    draining: createDraining(http, responseCache),
    own: new Map(),
    web: undefined,
    callLimits: memoryLimits(app.clock, 1),
    work: createWorkPool(threads, memoryLimits(app.clock, 1), createMetrics()),
    documents: { arrivals: [], countryRules: [] },
  }
  providerRoutes(server, timeoutMs)
  http.get('/', async (request, reply) => {
    const [arrive] = server.documents.arrivals
    const location = await arrive?.(request, reply)
    return location ? reply.redirect(location, 303) : 'home'
  })
  return {
    db: app.db,
    clock: app.clock,
    visitor: () => new TestClient(http),
    /** A browser of a member of the real site. */
    async signIn(name: string): Promise<TestClient & { userId: number }> {
      const { cookies, userId } = await app.signIn(name)
      const browser = new TestClient(http)
      for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
      return Object.assign(browser, { userId })
    },
    /** The member whom this browser's session belongs to, as the real site sees it. */
    async whoIs(browser: TestClient): Promise<User> {
      const onSite = app.visitor()
      for (const [name, value] of browser.cookies) onSite.cookies.set(name, value)
      return onSite.call(getUser)
    },
    close: async () => {
      await http.close()
      await app.close()
    },
  }
}

/** Goes to a provider's start address and returns where the browser is redirected. */
export async function goTo(browser: TestClient, path: string): Promise<URL> {
  const answer = await browser.request('GET', path)
  return new URL(String(answer.headers.location), 'http://site.test')
}

/** Comes back to the site with the provider's answer and returns where the browser goes next, as the site wrote it. */
export async function comeBack(browser: TestClient, address: URL | string): Promise<string | undefined> {
  const { pathname, search } = new URL(address)
  const answer = await browser.request('GET', `${pathname}${search}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  return answer.headers.location
}
