import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_STEP_MINUTES } from '../../contract/two-factor.ts'
import { bearerOf } from './bearer.ts'
import type { Config } from './config.ts'
import { MINUTE_MS, DAY_MS } from './clock.ts'
import { createWroteCookie, type Signing } from './wrote-cookie.ts'

/** The cookies the server sets. The cookie policy lists them; the web mirrors `lang` and `theme` itself. */
const LIFE_MS = {
  sid: 60 * DAY_MS,
  signup: 7 * DAY_MS,
  oauth: 10 * MINUTE_MS,
  /** Between the two steps of signing in; see server/auth/second-step.ts. */
  second: SECOND_STEP_MINUTES * MINUTE_MS,
  /** The browser that was asked to sign with a passkey; see server/passkeys. */
  passkey: 5 * MINUTE_MS,
  wrote: 5000,
  /** Proof that somebody said to be 18 or older; see server/nsfw. */
  adult: 180 * DAY_MS,
  /** Which accounts were used on one device within a day; see server/honor. */
  device: DAY_MS,
  /** By which a browser is known when somebody signs in again, as long as the sign-in history goes back. */
  known: 90 * DAY_MS,
} as const
export type CookieName = keyof typeof LIFE_MS

export const ADULT_PROOF_MS = LIFE_MS.adult

export interface CookieJar {
  /**
   * `wrote` is read only if we gave it to this session a moment ago: one that a client made up does not count. Beside an
   * API token no cookie counts.
   */
  read(request: FastifyRequest, name: CookieName): string | undefined
  set(reply: FastifyReply, name: Exclude<CookieName, 'wrote'>, value: string): void
  /** For some seconds this session reads from the primary and past the caches. */
  setWrote(reply: FastifyReply): void
  clear(reply: FastifyReply, name: CookieName): void
  /** `wrote` as a request header, for asking our own API: with the session of this request, or with none. */
  wroteHeader(request?: FastifyRequest): string
  /** Whether an answer sets or clears a cookie: the header itself is only written when it is sent. */
  isTouched(reply: FastifyReply): boolean
}

export function cookieJar(config: Pick<Config, 'isHttps'>, signing: Signing): CookieJar {
  // The prefix makes browsers refuse a cookie that another host or an insecure page tries to plant.
  const named = (name: CookieName) => (config.isHttps ? `__Host-${name}` : name)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const
  const touched = new WeakSet<FastifyReply>()
  /** Sessions that start with this very answer. */
  const sids = new WeakMap<FastifyReply, string>()
  const wroteCookie = createWroteCookie(signing, LIFE_MS.wrote)
  const sessionOf = ({ cookies }: FastifyRequest) => cookies[named('sid')] ?? ''

  function set(reply: FastifyReply, name: CookieName, value: string): void {
    touched.add(reply)
    reply.setCookie(named(name), value, { ...attributes, maxAge: LIFE_MS[name] / 1000 })
  }

  return {
    read(request, name) {
      if (bearerOf(request) !== undefined) return undefined
      const value = request.cookies[named(name)]
      if (name !== 'wrote' || value === undefined) return value
      return wroteCookie.isFor(sessionOf(request), value) ? value : undefined
    },
    set(reply, name, value) {
      if (name === 'sid') sids.set(reply, value)
      set(reply, name, value)
    },
    setWrote: (reply) => set(reply, 'wrote', wroteCookie.sign(sids.get(reply) ?? sessionOf(reply.request))),
    clear: (reply, name) => {
      touched.add(reply)
      reply.clearCookie(named(name), attributes)
    },
    wroteHeader: (request) => `${named('wrote')}=${wroteCookie.sign(request ? sessionOf(request) : '')}`,
    isTouched: (reply) => touched.has(reply),
  }
}
