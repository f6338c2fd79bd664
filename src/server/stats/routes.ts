import type { FastifyRequest } from 'fastify'
import { CATEGORIES } from '../../contract/categories.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { getCategoryCounts, getOnline, getStats } from '../../contract/stats.ts'
import type { Db } from '../platform/db.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { createPresence } from './presence.ts'
import { countOnline, readCategoryCounts, readNumbers } from './queries.ts'

const SAVE_MS = 3000
/** Documents have no route of their own: they are the fallback. */
const SEEN_AT = new Set([undefined, getStats.path, getOnline.path, '/api/articles'])

const presenceOf = onePerSite(createPresence)

export function statsRoutes(server: Server): void {
  const presence = presenceOf(server)
  const { http } = server
  const onError = (error: unknown): void => http.log.warn({ err: error }, 'presence was not counted')
  http.addHook('onResponse', (request, reply, done) => {
    done()
    if (SEEN_AT.has(request.routeOptions.url) && reply.statusCode < 400) presence.see(request, onError)
  })
  const saving = setInterval(() => void presence.save().catch(onError), SAVE_MS)
  saving.unref()
  http.addHook('onClose', async () => {
    clearInterval(saving)
    await presence.save().catch(onError)
  })

  serveCached(server, getStats, { byLanguage: false }, ({ db, now }) => readStats(db, now))
  serveCached(server, getOnline, { byLanguage: false }, async ({ db, now }) => ({
    count: Math.max(1, await countOnline(db, now)),
  }))
  serveCached(server, getCategoryCounts, { byLanguage: false }, ({ db }) => readCategoryCounts(db))
}

/** The caller is here as well: at least one visitor, and one online. */
export async function readStats(db: Db, now: Date): Promise<ResponseOf<typeof getStats>> {
  const numbers = await readNumbers(db, now)
  return {
    ...numbers,
    categories: CATEGORIES.length,
    visitors: Math.max(1, numbers.visitors),
    online: Math.max(1, numbers.online),
    visitorsByDay: numbers.visitorsByDay.length < 2 ? undefined : numbers.visitorsByDay,
  }
}

/** Saves the visitors at once; otherwise it happens every few seconds. */
export async function reportPresence(server: Server): Promise<void> {
  await presenceOf(server).save()
}

/** Today's anonymous key of a reader; null for bots. */
export function readerKeyOf(server: Server, request: FastifyRequest): Promise<Buffer | null> {
  return presenceOf(server).keyOf(request)
}
