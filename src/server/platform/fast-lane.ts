import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'

/** An answer that is the same for everybody who asks alike, ready to be sent. */
export interface Kept {
  /** When it has to be made anew. */
  until: number
  /** The pattern of its route, for metrics. */
  route: string
  headers: Record<string, string>
  /** Those that say something about the body, and so have no place in a 304. */
  bodyHeaders: Record<string, string>
  /** Without one it is never answered 304. */
  etag?: string
  body: Buffer
}

export interface FastLane {
  /** Lets the next one who asks for the same have it without passing through the framework. */
  keep(request: FastifyRequest, kept: Kept, audience: Audience): void
  /** False: the request goes the long way. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  close(): void
}
/** Lists are for members too; documents of members differ. */
export type Audience = 'everybody' | 'visitors'

interface FastLaneOptions {
  clock: Clock
  /** Stand on every answer of the site. */
  headers: Record<string, string>
  onAnswer: (route: string, status: number) => void
}

/** As often everybody goes the long way, where it is counted who is here. */
const SEEN_MS = 50_000
const MOST_SEEN = 200_000
const MOST_KEPT = 5000
const MOST_COOKIES = 20_000

/**
 * Most requests ask again for what hundreds have just been given: the polled lists, the home page. For these a
 * framework, a log line and a dozen hooks cost far more than the answer. They are answered here, from memory.
 */
export function createFastLane({ clock, headers, onAnswer }: FastLaneOptions): FastLane {
  const kept = new Map<string, Map<string, Ready>>()
  const seen = new Map<string, number>()
  const readCookies = rememberCookies()
  const common = Object.entries(headers).flat()
  let isClosed = false

  function noteSeen(request: IncomingMessage): void {
    if (seen.size > MOST_SEEN) seen.clear()
    seen.set(whoIs(request), clock.now().getTime() + SEEN_MS)
  }

  return {
    keep(request, answer, audience) {
      const cookies = readCookies(request.headers.cookie)
      if (isClosed || cookies.isFresh || (audience === 'visitors' && cookies.isMember)) return
      noteSeen(request.raw)
      if (kept.size > MOST_KEPT) kept.clear()
      const forms = kept.get(request.url) ?? new Map<string, Ready>()
      kept.set(request.url, forms)
      const short = [...common, ...Object.entries(answer.headers).flat()]
      const ofBody = { ...answer.bodyHeaders, 'content-length': String(answer.body.length) }
      const whole = [...short, ...Object.entries(ofBody).flat()]
      forms.set(formOf(request.headers, cookies), { ...answer, audience, short, whole })
    },

    answer(request, response) {
      const forms = request.method === 'GET' ? kept.get(request.url ?? '') : undefined
      if (forms === undefined) return false
      const cookies = readCookies(request.headers.cookie)
      const found = forms.get(formOf(request.headers, cookies))
      const now = clock.now().getTime()
      if (found === undefined || now >= found.until || cookies.isFresh) return false
      if (cookies.isMember && found.audience === 'visitors') return false
      if ((seen.get(whoIs(request)) ?? 0) <= now) return false
      const { etag } = found
      const isKnown = etag !== undefined && request.headers['if-none-match']?.includes(etag) === true
      if (isKnown) response.writeHead(304, found.short).end()
      else response.writeHead(200, found.whole).end(found.body)
      onAnswer(found.route, isKnown ? 304 : 200)
      return true
    },

    close() {
      isClosed = true
      kept.clear()
    },
  }
}

interface Ready extends Kept {
  audience: Audience
  /** Names and values in turn, as Node writes them fastest: without and with those of the body. */
  short: string[]
  whole: string[]
}

/** Where presence is counted one address and browser is one reader; here it may be a little finer. */
function whoIs({ url, headers, socket }: IncomingMessage): string {
  const from = `${socket.remoteAddress} ${String(headers['x-forwarded-for'])}`
  return `${url} ${from} ${headers['user-agent']} ${headers.cookie}`
}

/** Everything in a request that decides about the form of an answer. */
function formOf(headers: IncomingMessage['headers'], { lang, theme }: Cookies): string {
  return `${String(headers['x-language'])} ${String(headers['accept-encoding'])} ${lang} ${theme}`
}

interface Cookies {
  isFresh: boolean
  isMember: boolean
  lang: string
  theme: string
}

/** A browser sends the same cookies each time: they are taken apart once. */
function rememberCookies(): (header: string | undefined) => Cookies {
  const known = new Map<string, Cookies>()
  return (header = '') => {
    const found = known.get(header)
    if (found !== undefined) return found
    const values = new Map(header.split(';').map((pair) => splitOnce(pair.trim())))
    const has = (name: string) => values.has(name) || values.has(`__Host-${name}`)
    const cookies = {
      isFresh: has('fresh'),
      isMember: has('sid'),
      lang: values.get('lang') ?? '',
      theme: values.get('theme') ?? '',
    }
    if (known.size > MOST_COOKIES) known.clear()
    known.set(header, cookies)
    return cookies
  }
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}
