import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { readCacheableRequest, rememberCookies } from './cacheable-request.ts'
import { createBoundedCache } from './bounded-cache.ts'

/** An answer that is the same for everybody who sends the same request, ready to be sent. */
export interface CachedResponse {
  /** When it expires, by the clock's `elapsedMs`. */
  until: number
  /** The pattern of its route, for metrics. */
  route: string
  headers: Record<string, string>
  /** Headers that describe the body, and so do not belong in a 304. */
  bodyHeaders: Record<string, string>
  /** Without one it is never answered 304. */
  etag?: string
  body: Buffer
}

export interface ResponseCache {
  /** Stores an answer for equal requests, which then do not pass through the framework. */
  store(request: FastifyRequest, response: CachedResponse, audience: Audience): void
  /** False: the framework has to handle the request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** How many answers were given since the last call. */
  takeCounts(): CachedCount[]
  close(): void
}
export interface CachedCount {
  route: string
  status: 200 | 304
  answers: number
}
/** Lists are for members too; documents of members differ. */
export type Audience = 'everybody' | 'visitors'

interface ResponseCacheOptions {
  clock: Clock
  /** Stand on every answer of the site. */
  headers: Record<string, string>
}

/** This often each reader passes through the framework, where presence is counted. */
const SEEN_MS = 50_000
/** A member also because somebody may have blocked them: they must not meet for longer than 5 s. */
const MEMBER_SEEN_MS = 4000
const MOST_ANSWER_BYTES = 32 * 1024 * 1024
const MOST_SEEN_BYTES = 16 * 1024 * 1024

/**
 * Most requests ask for what hundreds have just been given: the polled lists, the home page. For these a
 * framework, a log line and a dozen hooks cost far more than the answer. They are answered here, from memory.
 */
export function createResponseCache({ clock, headers }: ResponseCacheOptions): ResponseCache {
  const responses = createBoundedCache<Ready>(MOST_ANSWER_BYTES)
  const seen = createBoundedCache<number>(MOST_SEEN_BYTES)
  const readCookies = rememberCookies()
  const counts = new Map<string, { 200: number; 304: number }>()
  // A connection that polls sends the same headers each time.
  const lastOf = new WeakMap<Socket, Last>()
  let isClosed = false

  function find(request: IncomingMessage, now: number): Last | undefined {
    const last = lastOf.get(request.socket)
    if (last !== undefined && now < last.until && isRepeated(last, request)) return last
    const asked = readCacheableRequest(request, readCookies)
    const found = asked === null ? undefined : responses.get(asked.answerKey)
    if (asked === null || found === undefined || (asked.isMember && found.audience === 'visitors'))
      return undefined
    const until = Math.min(found.until, seen.get(asked.readerKey) ?? 0)
    if (now >= until) return undefined
    const { etag } = found
    const isKnown = etag !== undefined && request.headers['if-none-match']?.includes(etag) === true
    const next = { url: request.url, headers: request.rawHeaders, answer: found, isKnown, until }
    lastOf.set(request.socket, next)
    return next
  }

  return {
    store(request, answer, audience) {
      const asked = readCacheableRequest(request.raw, readCookies)
      if (isClosed || asked === null || (audience === 'visitors' && asked.isMember)) return
      seen.put(
        asked.readerKey,
        clock.elapsedMs() + (asked.isMember ? MEMBER_SEEN_MS : SEEN_MS),
        asked.readerKey.length,
      )
      const length = { 'content-length': String(answer.body.length) }
      const ready = {
        ...answer,
        audience,
        // On a 304 the browser keeps the headers it has.
        short: listed(answer.headers),
        whole: listed({ ...headers, ...answer.headers, ...answer.bodyHeaders, ...length }),
        count: counts.get(answer.route) ?? { 200: 0, 304: 0 },
      }
      counts.set(answer.route, ready.count)
      responses.put(asked.answerKey, ready, answer.body.length)
    },

    answer(request, response) {
      if (request.method !== 'GET') return false
      const found = isClosed ? undefined : find(request, clock.elapsedMs())
      if (found === undefined) return false
      const { isKnown, answer } = found
      answer.count[isKnown ? 304 : 200]++
      if (isKnown) response.writeHead(304, answer.short).end()
      else response.writeHead(200, answer.whole).end(answer.body)
      return true
    },

    takeCounts() {
      const taken = [...counts].flatMap(([route, count]) =>
        ([200, 304] as const).map((status) => ({ route, status, answers: count[status] })),
      )
      for (const count of counts.values()) count[200] = count[304] = 0
      return taken.filter(({ answers }) => answers > 0)
    },

    close() {
      isClosed = true
      responses.clear()
    },
  }
}

interface Ready extends CachedResponse {
  audience: Audience
  /** The headers of a 304 and of a 200. */
  short: string[]
  whole: string[]
  count: { 200: number; 304: number }
}

/** The last answer on a connection. */
interface Last {
  url: string | undefined
  headers: string[]
  answer: Ready
  isKnown: boolean
  until: number
}

function isRepeated({ url, headers }: Last, request: IncomingMessage): boolean {
  const { rawHeaders } = request
  if (url !== request.url || headers.length !== rawHeaders.length) return false
  for (let at = 0; at < headers.length; at++) if (headers[at] !== rawHeaders[at]) return false
  return true
}

/** Names and values in turn, as Node writes them fastest. */
function listed(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
