import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import cookie from '@fastify/cookie'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import { ERROR_STATUS } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '../../contract/messages.ts'
import { createBrokenHttp, type BrokenHttp } from './broken-http.ts'
import type { Config } from './config.ts'
import { isDatabaseAway, isDatabaseFull } from './db.ts'
import { fail, Refusal } from './errors.ts'
import type { ResponseCache } from './response-cache.ts'
import { isDiskFull, s3Origin } from './files.ts'
import { logOptions } from './log.ts'
import { messages } from './messages.ts'
import { withoutPorts } from './network.ts'
import { endSlowRequests, LONGEST_REQUEST_MS } from './slow-requests.ts'
import { tellLimit } from './rate-limit-headers.ts'
import { languageOf } from './request.ts'

const JSON_BODY_BYTES = 64 * 1024
const HEADERS_TIMEOUT_MS = 10_000

export interface HttpOptions {
  config: Config
  /** Of every answer. */
  headers: Record<string, string>
  responseCache: ResponseCache
  /** Called with every failure of a request, also with one that is answered with a message. */
  onFailure?: (error: unknown) => void
  logger?: FastifyBaseLogger
}

/** Fastify with our rules: no coercing validation, one error shape, security headers on every answer. */
export async function createHttp({
  config,
  headers,
  responseCache,
  onFailure,
  logger,
}: HttpOptions): Promise<FastifyInstance> {
  const broken = createBrokenHttp(headers)
  const http: FastifyInstance = fastify({
    ...(logger === undefined ? { logger: logOptions } : { loggerInstance: logger }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // Not a counter: it would restart with the process and reveal how busy the site is.
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    http: {
      // How often Node checks for requests that take too long; its default of 30 s would outlast our limits.
      connectionsCheckingInterval: 5000,
      // Refused below, since Node would do it without our headers.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => broken.refuse(error, socket),
    // What is too long is refused by the route, with its reason: an address is never longer than Node's headers.
    routerOptions: { maxParamLength: 16_384 },
    // A path that can't be decoded is refused before any hook runs, so neither headers nor cookies are there yet.
    frameworkErrors: (_error, request, reply) => {
      const asked = request.headers['x-language']
      reply.headers(headers).header('x-request-id', request.id)
      sendRefusal(
        reply,
        new Refusal('not_found', messages.notFound),
        isLanguage(asked) ? asked : DEFAULT_LANGUAGE,
      )
    },
  })
  // JSON is the only accepted body: plain text is what other sites may send without asking.
  http.removeContentTypeParser('text/plain')
  http.server.headersTimeout = HEADERS_TIMEOUT_MS
  answerFromCache(http, responseCache, broken)
  await http.register(cookie)
  if (config.trustProxy.length > 0) readPlainAddresses(http)
  endSlowRequests(http)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (lacksHost(request.raw)) fail('invalid_input', messages.badRequest)
    done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    onFailure?.(refusal.details.cause ?? error)
    if (refusal.code === 'internal') request.log.error({ err: error, req: request }, 'a request failed')
    else if (isDatabaseAway(error)) request.log.info({ req: request }, 'the database is away')
    else if (isFull(error))
      request.log.warn({ err: error, req: request }, 'the disk is full: a request was refused')
    return sendRefusal(reply, refusal, languageOf(request))
  })
  return http
}

/** Fastify ignores an address with a port; it reads the header only when it is asked for the caller. */
function readPlainAddresses(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const from = headers['x-forwarded-for']
    if (typeof from === 'string') headers['x-forwarded-for'] = withoutPorts(from)
    done()
  })
}

/** Answers cached responses before the framework sees the request. */
function answerFromCache(http: FastifyInstance, cache: ResponseCache, broken: BrokenHttp): void {
  const handlers = http.server.listeners('request') as RequestListener[]
  const answer: RequestListener = (request, response) => {
    broken.note(request, response)
    if (lacksHost(request) || !cache.answer(request, response))
      for (const go of handlers) go(request, response)
  }
  http.server.removeAllListeners('request')
  http.server.on('request', answer)
  // An expectation that Node does not know; it would answer a bare 417.
  http.server.on('checkExpectation', answer)
  http.addHook('preClose', (done) => {
    cache.close()
    done()
  })
}

function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1'
}

export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  language: ReturnType<typeof languageOf>,
): FastifyReply {
  const { retryAfterSeconds, scope, limit } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (limit !== undefined) tellLimit(reply, limit)
  if (refusal.code === 'unknown_token') reply.header('www-authenticate', 'Bearer error="invalid_token"')
  if (scope !== undefined)
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
  return reply
    .code(ERROR_STATUS[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusal.body(language))
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('too_large', messages.tooLarge)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal('unsupported_media_type', messages.wrongContentType)
  // What Fastify itself refuses before a handler runs: broken JSON, a broken path, a wrong length.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(
      'invalid_input',
      (error.code ?? '').startsWith('FST_ERR_CTP') || error instanceof SyntaxError
        ? messages.brokenJson
        : messages.badRequest,
    )
  if (isDatabaseAway(error)) return new Refusal('unavailable', messages.busy, { retryAfterSeconds: 5 })
  if (isFull(error)) return new Refusal('unavailable', messages.cannotStore, { retryAfterSeconds: 60 })
  return new Refusal('internal', messages.internal)
}

/** Whether the failure is ours or the database's. */
function isFull(error: unknown): boolean {
  return isDatabaseFull(error) || isDiskFull(error)
}

/** Of everything that is not a page: files, answers of the API, refusals. Nothing may be loaded from within it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Of every answer. A page has a policy of its own. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
    ...(config.isHttps && { 'strict-transport-security': transportSecurity(config) }),
  }
}

/** Other hosts of the domain may not be ours to speak for, and browsers remember it for a year. */
function transportSecurity({ hstsSubdomains }: Config): string {
  return `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
}

/** No unsafe-inline, no nonces: documents are cached, so the inline blocks are allowed by their hash. */
export function pagePolicy({ s3 }: Config, hashes: { script?: string; styles?: string[] } = {}): string {
  const media = s3 === undefined ? '' : ` ${s3Origin(s3)}`
  const quoted = (...allowed: string[]) => allowed.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(...(hashes.script === undefined ? [] : [hashes.script]))}`,
    `style-src 'self'${quoted(...(hashes.styles ?? []))}`,
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
