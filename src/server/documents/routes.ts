import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from '../../contract/messages.ts'
import { DEFAULT_THEME, THEMES, type Theme } from '../../contract/plans.ts'
import { PROVIDERS, type PagePlan, type PageState, type SiteLook } from '../../contract/rendering.ts'
import { isDatabaseAway } from '../platform/db.ts'
import type { CountryRule } from '../platform/document-steps.ts'
import { Refusal } from '../platform/errors.ts'
import { NOBODY } from '../platform/hidden-people.ts'
import type { CachedResponse } from '../platform/response-cache.ts'
import { pagePolicy, sendRefusal } from '../platform/http.ts'
import { messages } from '../platform/messages.ts'
import { encodingFor } from '../platform/compressible.ts'
import { contactOf } from '../platform/reachable.ts'
import { languageOf, viewerOf } from '../platform/request.ts'
import { countCall } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { AWAY, createDocumentCache, type CachedDocument } from './document-cache.ts'
import { layOutDocument } from './document.ts'
import { loadFirstData } from './first-data.ts'
import { manifestFor } from './manifest.ts'
import { serveOfflinePage } from './offline-page.ts'

/** For robots; the app retries by itself. */
const RETRY_AFTER_SECONDS = 30
const ROOT_PATHS = new Set(['/v2', '/v2/'])

/** Every path that is not the API's is answered with a real page; an unknown one with a 404 page. */
export async function documentRoutes(server: Server): Promise<void> {
  const { web } = server
  if (web === undefined) return
  const { http, clock, metrics, config } = server
  const cache = createDocumentCache(clock)
  await http.register(fastifyStatic, {
    root: web.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControlOf(relative(web.folder, path)))
      response.setHeader('vary', 'Accept-Encoding')
    },
  })

  http.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestFor(config.siteName)),
  )

  serveOfflinePage(server, web)

  http.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/')
    if (!isPage) return sendRefusal(reply, new Refusal('not_found', messages.notFound), languageOf(request))
    const onward = await arrive(server, request, reply)
    if (onward !== null) return reply.header('cache-control', 'no-store').redirect(onward, 303)

    // The root of the app is home.
    const plan = web.planPage(ROOT_PATHS.has(path) ? '/' : request.url)
    const viewer = await findReader(server, request)
    const look = await server.documents.siteLook?.()
    const state = stateFor(server, plan, request, viewer !== null, look)
    const theme = themeOf(request)
    const lacking = plan.variesByCountry ? await lackingRules(server, request) : []
    const missing = lacking.map((rule) => server.documents.countryRules.indexOf(rule)).join('-')
    const hidden = viewer?.hidden ?? NOBODY
    // People who have blocked somebody, or are blocked, have documents of their own.
    const own = hidden.size === 0 ? '' : viewer?.id
    const told = look?.announcement?.id
    const key = [state.path, state.language, theme, state.hasSession, missing, own, told].join(' ')
    const make = async () => {
      // Only rendering counts against the rate limit of the caller's network: a cached document costs far less.
      countCall(server, request, null)
      const { queries, isAway } = await loadFirstData(server, request, {
        addresses: plan.addresses,
        state,
        lacking,
        hidden,
      })
      const whole = { ...state, queries }
      const page = await web.renderPage(whole, config.publicUrl)
      return {
        status: isAway ? AWAY : page.status,
        html: layOutDocument({ web, plan, page, state: whole, theme, config }),
        policy: pagePolicy(config, {
          script: web.bootScript.hash,
          styles: [web.baseStyles.hash, web.styles(page.module).hash],
        }),
      }
    }
    const hasJustWritten = server.cookies.read(request, 'wrote') !== undefined
    const { document, isHit } = await cache.get(key, make, hasJustWritten)
    metrics.documents.inc({ screen: plan.screen, cache: isHit ? 'hit' : 'miss' })
    const cached = await sendDocument(request, reply, document, plan.isSecret)
    // Some documents depend on the country, and one with a query may contain values of it.
    const isForAll =
      !state.hasSession && !plan.variesByCountry && !plan.isSecret && !request.url.includes('?')
    if (isForAll && document.status === 200) server.responseCache.store(request, cached, 'visitors')
    return reply
  })
}

/** A browser that comes back from elsewhere may be redirected at once. */
async function arrive(server: Server, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  for (const step of server.documents.arrivals) {
    const onward = await step(request, reply)
    if (onward !== null) return onward
  }
  return null
}

/** What this reader’s country does not have; while that is unknown, everything that varies by country. */
async function lackingRules(server: Server, request: FastifyRequest): Promise<CountryRule[]> {
  const { countryRules } = server.documents
  const offered = await Promise.all(countryRules.map((rule) => rule.isOffered(request).catch(() => false)))
  return countryRules.filter((_, index) => offered[index] !== true)
}

function stateFor(
  { config }: Server,
  { path }: PagePlan,
  request: FastifyRequest,
  hasSession: boolean,
  look: SiteLook | undefined,
): PageState {
  return {
    language: documentLanguage(request),
    siteName: config.siteName,
    contact: contactOf(config),
    path,
    hasSession,
    providers: PROVIDERS.filter((provider) => config[provider] !== undefined),
    ...(look && { site: look }),
    queries: {},
  }
}

/**
 * Asked of the database, so that a dead cookie does not make the app ask and be refused. While the database is away
 * everybody is a visitor: a page to read is better than none.
 */
async function findReader(server: Server, request: FastifyRequest): Promise<Viewer | null> {
  try {
    return await viewerOf(server, request)
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

function documentLanguage(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown>)['hl']
  const named = LANGUAGES.find((language) => LANGUAGE_TAGS[language] === asked)
  if (named !== undefined) return named
  const cookie = request.cookies['lang']
  return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE
}

function themeOf(request: FastifyRequest): Theme {
  return THEMES.find((theme) => theme === request.cookies['theme']) ?? DEFAULT_THEME
}

/** Built assets carry a hash in their name and never change; the few others may. */
function cacheControlOf(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument,
  isSecret: boolean,
): Promise<CachedResponse> {
  const encoding = encodingFor(request, document)
  const isAway = document.status === AWAY
  const headers = {
    'content-security-policy': document.policy,
    'cache-control': isAway || isSecret ? 'no-store' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    // Over the policy of all answers: not even our own files are told the address.
    ...(isSecret && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' }),
    ...(isAway && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  }
  const bodyHeaders = {
    'content-type': 'text/html; charset=utf-8',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  }
  const body = encoding === undefined ? document.plain : await document.encoded(encoding)
  reply.code(document.status).headers(headers).headers(bodyHeaders).send(body)
  return { until: document.until, route: 'none', headers, bodyHeaders, body }
}
