import type { FastifyRequest } from 'fastify'
import { MINUTE_MS } from '../platform/clock.ts'
import { networkOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { hashToken } from '../platform/tokens.ts'
import { dayOf, getSalt, saveSeen } from './queries.ts'
import { guestKey, isBot, memberKey } from './visitors.ts'

/** A visitor who was saved is not saved again so soon. */
const SAVE_AGAIN_MS = MINUTE_MS
const MOST_CACHED = 200_000

/** Remembers visitors in memory, and saves them to the database together, every few seconds. */
export function createPresence(server: Server) {
  const savedAt = new Map<string, number>()
  const waiting = new Map<string, Buffer>()
  const pending = new Set<Promise<void>>()
  let salt: { day: string; value: Promise<Buffer> } | undefined

  async function keyOf(request: FastifyRequest): Promise<Buffer | null> {
    if (isBot(request.headers['user-agent'])) return null
    const day = dayOf(server.clock.now())
    if (salt?.day !== day) {
      const value = getSalt(server.db.write, day)
      value.catch(() => (salt = undefined))
      salt = { day, value }
    }
    const userId = memberOf(request)
    return userId === undefined ? guestKey(await salt.value, request) : memberKey(await salt.value, userId)
  }

  function memberOf(request: FastifyRequest): number | undefined {
    const token = server.cookies.read(request, 'sid')
    return token === undefined ? undefined : server.members.get(hashToken(token).toString('base64'))
  }

  function isCrowded(request: FastifyRequest): boolean {
    return server.callLimits.hit('visitorsFromNetwork', networkOf(request)).exceeded
  }

  function note(key: Buffer | null, request: FastifyRequest): void {
    if (key === null) return
    const id = key.toString('base64')
    const now = server.clock.elapsedMs()
    if (now - (savedAt.get(id) ?? Number.NEGATIVE_INFINITY) < SAVE_AGAIN_MS) return
    // Making up a new browser for each request neither fills the tables nor raises the count.
    if (!savedAt.has(id) && memberOf(request) === undefined && isCrowded(request)) return
    if (savedAt.size > MOST_CACHED) savedAt.clear()
    savedAt.set(id, now)
    waiting.set(id, key)
  }

  return {
    keyOf,
    see(request: FastifyRequest, onError: (error: unknown) => void): void {
      const looking = keyOf(request)
        .then((key) => note(key, request))
        .catch(onError)
        .finally(() => pending.delete(looking))
      pending.add(looking)
    },
    async save(): Promise<void> {
      await Promise.all(pending)
      // In one order, so that two nodes wait for each other without a deadlock.
      const keys = [...waiting.values()].sort((one, other) => one.compare(other))
      waiting.clear()
      const now = server.clock.now()
      await saveSeen(server.db.write, dayOf(now), keys, now)
    },
  }
}
