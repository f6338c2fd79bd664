import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../contract/auth.ts'
import type { Site } from '../content/content-type.ts'
import { listContentTypes } from '../content/objects.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { isToken } from '../platform/session.ts'
import { hashToken, keyedHash } from '../platform/tokens.ts'
import { markDevice } from './device-actions.ts'

/** What a browser is marked by: random, and nothing about it. */
const ID = /^[\w-]{22}$/
const MARK_EVERY_MS = HOUR_MS
const MOST_REMEMBERED = 100_000

/**
 * Notes which accounts are used on one device: when somebody arrives, and when they like something. Each session is
 * noted at most once an hour, so that most requests cost nothing.
 */
export function watchDevices(site: Site): void {
  const likes = listContentTypes(site).flatMap(({ like }) => (like === null ? [] : [like.endpoint]))
  const watched = new Set([getUser, ...likes].map(({ method, path }) => `${method} ${path}`))
  const marked = new Map<string, number>()
  site.http.addHook('preHandler', async (request, reply) => {
    if (!watched.has(`${request.method} ${request.routeOptions.url}`)) return
    const token = site.cookies.read(request, 'sid')
    if (token === undefined || !isToken(token)) return
    const tokenHash = hashToken(token)
    const key = tokenHash.toString('base64')
    const elapsed = site.clock.elapsedMs()
    if (elapsed - (marked.get(key) ?? Number.NEGATIVE_INFINITY) < MARK_EVERY_MS) return
    if (marked.size >= MOST_REMEMBERED) marked.clear()
    marked.set(key, elapsed)
    await mark(site, request, reply, tokenHash)
  })
}

async function mark(
  { cookies, db, secret, clock }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  tokenHash: Buffer,
): Promise<void> {
  const known = cookies.read(request, 'device')
  const device = known !== undefined && ID.test(known) ? known : randomBytes(16).toString('base64url')
  const isOurs = await markDevice(db.write, tokenHash, keyedHash(secret, 'device', device), clock.now())
  // Also when it is known: a device that is used is known for another day.
  if (isOurs) cookies.set(reply, 'device', device)
}
