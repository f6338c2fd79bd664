import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { MINUTE_MS, DAY_MS } from './clock.ts'

/** The cookies the server sets. The cookie policy lists them; the web mirrors `lang` and `theme` itself. */
const LIFE_MS = {
  sid: 60 * DAY_MS,
  signup: 7 * DAY_MS,
  oauth: 10 * MINUTE_MS,
  fresh: 5000,
  /** Proof that somebody said to be 18 or older; see server/nsfw. */
  adult: 180 * DAY_MS,
} as const
export type CookieName = keyof typeof LIFE_MS

export const ADULT_PROOF_MS = LIFE_MS.adult

export interface CookieJar {
  read(request: FastifyRequest, name: CookieName): string | undefined
  set(reply: FastifyReply, name: CookieName, value: string): void
  clear(reply: FastifyReply, name: CookieName): void
  /** As it stands in a request, for asking our own API. */
  header(name: CookieName, value: string): string
  /** Whether an answer sets or clears a cookie: the header itself is only written when it is sent. */
  isTouched(reply: FastifyReply): boolean
}

export function cookieJar(config: Pick<Config, 'isHttps'>): CookieJar {
  // The prefix makes browsers refuse a cookie that another host or an insecure page tries to plant.
  const named = (name: CookieName) => (config.isHttps ? `__Host-${name}` : name)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const
  const touched = new WeakSet<FastifyReply>()
  return {
    read: (request, name) => request.cookies[named(name)],
    set: (reply, name, value) => {
      touched.add(reply)
      reply.setCookie(named(name), value, { ...attributes, maxAge: LIFE_MS[name] / 1000 })
    },
    clear: (reply, name) => {
      touched.add(reply)
      reply.clearCookie(named(name), attributes)
    },
    header: (name, value) => `${named(name)}=${value}`,
    isTouched: (reply) => touched.has(reply),
  }
}
