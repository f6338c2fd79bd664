import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { bearerOf } from './bearer.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { Refusal } from './errors.ts'
import type { CachedResponse } from './response-cache.ts'
import { parseStrictly } from './parse.ts'
import { encodingFor, toCompressible, type Compressible } from './compressible.ts'
import { withoutHidden } from './hidden-people.ts'
import { refuseTooMany, type RateLimitName } from './rate-limits.ts'
import { hiddenFor, languageOf, networkOf, viewerOf } from './request.ts'
import { countCall } from './serve.ts'
import type { Server } from './server.ts'
import type { Viewer } from './session.ts'

export interface CachedContext<E extends Endpoint> {
  db: Db
  params: ParamsOf<E>
  query: QueryOf<E>
  language: Language
  now: Date
  /** Which of the answers this caller gets; 'public' unless the route distinguishes audiences. */
  audience: string
}

interface Options<E extends Endpoint> {
  /** How long an answer is cached. */
  lifeMs?: number
  /** False where the answer is the same in every language. */
  byLanguage?: boolean
  /** The canonical form of all queries that have the same answer, so that they share it. */
  normalise?: (query: QueryOf<E>, language: Language) => QueryOf<E>
  /** Of answers that are made, where one costs more than most; by address. */
  limit?: RateLimitName
  /** Callers who get different answers, by name; each name has a cache of its own. */
  audienceOf?: (request: FastifyRequest, query: QueryOf<E>) => Promise<string> | string
  /** For a member to whom the public answer is "not found": their own draft, say. Never cached. */
  personal?: (context: CachedContext<E> & { viewer: Viewer }) => Promise<ResponseOf<E>>
}

interface Entry extends Compressible {
  /** When it expires, by the clock's `elapsedMs`. */
  until: number
  etag: string
  link: string | undefined
}

const DEFAULT_LIFE_MS = 1500
const MOST_CACHED = 2000
const MOST_BYTES = 32 * 1024 * 1024

/**
 * A public list that everybody polls. The answer is the same for everybody, so it is made at most about once a
 * second however many ask, and a browser that has it already gets a 304 without touching the database.
 * Only an answer that is made counts against the rate limit; a caller who has just written gets a new one.
 */
export function serveCached<E extends Endpoint>(
  server: Server,
  route: E,
  options: Options<E>,
  load: (context: CachedContext<E>) => Promise<ResponseOf<E>>,
): void {
  serveCachedPages(server, route, options, async (context) => ({
    page: await load(context),
    next: undefined,
  }))
}

export interface CachedPage<E extends Endpoint> {
  page: ResponseOf<E>
  /** The address of the next page, for the header `Link: rel="next"`. */
  next: string | undefined
}

/** The same for a list in pages: making a page also gives the position of the next one. */
export function serveCachedPages<E extends Endpoint>(
  server: Server,
  route: E,
  options: Options<E>,
  load: (context: CachedContext<E>) => Promise<CachedPage<E>>,
): void {
  if (route.method !== 'GET' || route.access !== 'public')
    throw new Error(`${route.path} is not a public GET: its answers may not be shared`)
  const lifeMs = options.lifeMs ?? DEFAULT_LIFE_MS
  const entries = createExpiringCache<Entry>(server.clock, lifeMs, {
    // Its compressed forms are a fraction of it.
    bytesOf: ({ plain }) => plain.length * 2,
  })
  server.http.get(route.path, { config: { scope: scopeOf(route) } }, async (request, reply) => {
    // A token is judged before anything is made, as on every other route.
    if (bearerOf(request) !== undefined) await viewerOf(server, request)
    const hasJustWritten = server.cookies.read(request, 'wrote') !== undefined
    const askedAtMs = server.clock.elapsedMs()
    const language = languageOf(request)
    const asked = (route.query && parseStrictly(route.query, request.query)) as QueryOf<E>
    const query = options.normalise?.(asked, language) ?? asked
    const context = {
      db: hasJustWritten ? server.db.write : server.db.read,
      params: route.params && parseStrictly(route.params, request.params),
      query,
      language,
      now: server.clock.now(),
      audience: (await options.audienceOf?.(request, query)) ?? 'public',
    } as CachedContext<E>
    const key = JSON.stringify([
      context.audience,
      context.params,
      context.query,
      options.byLanguage === false ? '' : context.language,
    ])
    const make = async (): Promise<Entry> => {
      countCall(server, request, null)
      if (options.limit !== undefined) countMade(server, request, options.limit)
      const { page, next } = await load(context)
      const body = JSON.stringify(route.response.parse(page))
      const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
      const until = askedAtMs + lifeMs
      return { ...toCompressible(body), until, etag, link: next }
    }
    try {
      const entry = await entries.get(key, make, hasJustWritten)
      const hidden = await hiddenFor(server, request)
      if (hidden.size > 0)
        return await reply
          .headers({
            'cache-control': 'no-store',
            ...(entry.link !== undefined && { link: nextLink(entry.link) }),
          })
          .send(withoutHidden(JSON.parse(entry.plain.toString()) as unknown, hidden))
      const isPublic = context.audience === 'public'
      return await sendEntry(request, reply, entry, isPublic, (cached) => {
        // Answers for restricted audiences are never in the response cache.
        if (isPublic) server.responseCache.store(request, { ...cached, route: route.path }, 'everybody')
      })
    } catch (error) {
      const { personal } = options
      if (personal === undefined || !(error instanceof Refusal) || error.code !== 'not_found') throw error
      const viewer = await viewerOf(server, request)
      if (viewer === null) throw error
      countCall(server, request, viewer)
      const result = await personal({ ...context, viewer })
      const own = withoutHidden(route.response.parse(result), viewer.hidden)
      return reply.header('cache-control', 'no-store').send(own)
    }
  })
}

function countMade({ callLimits }: Server, request: FastifyRequest, limit: RateLimitName): void {
  const count = callLimits.hit(limit, networkOf(request))
  if (count.exceeded) refuseTooMany(count)
}

const nextLink = (address: string) => `<${address}>; rel="next"`

async function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  isPublic: boolean,
  store: (cached: Omit<CachedResponse, 'route'>) => void,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, entry)
  // Another encoding is another sequence of bytes, and a strong tag stands for bytes.
  const etag = `"${entry.etag}${encoding ?? ''}"`
  const headers = {
    etag,
    'cache-control': isPublic ? 'no-cache' : 'private, no-cache',
    vary: 'Accept-Encoding, X-Language, Cookie',
    ...(entry.link !== undefined && { link: nextLink(entry.link) }),
  }
  const bodyHeaders = {
    'content-type': 'application/json; charset=utf-8',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  }
  const body = encoding === undefined ? entry.plain : await entry.encoded(encoding)
  store({ until: entry.until, headers, bodyHeaders, etag, body })
  reply.headers(headers)
  if (request.headers['if-none-match']?.includes(etag) !== true) return reply.headers(bodyHeaders).send(body)
  reply.code(304).send()
  return reply
}

/** However many ask at once, one answer is made; it is reused until it expires. */
export function createExpiringCache<T>(clock: Clock, lifeMs: number, bounds: Bounds<T> = {}) {
  const { most = MOST_CACHED, mostBytes = MOST_BYTES, bytesOf = () => 0, mayCache = () => true } = bounds
  const cached = new Map<string, { entry: Promise<T>; until: number; bytes: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  /** A map keeps the order of insertion: the first key is the one that expires first. */
  function makeRoom(now: number): void {
    for (const [key, { until }] of cached) {
      if (until > now && cached.size < most && bytes < mostBytes) return
      remove(key)
    }
  }

  return {
    get(key: string, make: () => Promise<T>, hasJustWritten = false): Promise<T> {
      const now = clock.elapsedMs()
      const found = cached.get(key)
      if (!hasJustWritten && found !== undefined && now < found.until) return found.entry
      remove(key)
      makeRoom(now)
      const made = { entry: make(), until: now + lifeMs, bytes: 0 }
      cached.set(key, made)
      made.entry.then(
        (value) => {
          if (cached.get(key) !== made) return
          if (!mayCache(value)) return remove(key)
          made.bytes = bytesOf(value)
          bytes += made.bytes
        },
        () => {
          if (cached.get(key) === made) remove(key)
        },
      )
      return made.entry
    },
  }
}

interface Bounds<T> {
  most?: number
  mostBytes?: number
  bytesOf?: (value: T) => number
  /** False for a value that only the callers already waiting get. */
  mayCache?: (value: T) => boolean
}
