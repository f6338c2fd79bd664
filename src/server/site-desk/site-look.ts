import { createHash } from 'node:crypto'
import type { SiteLook } from '../../contract/rendering.ts'
import { isDatabaseAway } from '../platform/db.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { readSiteTexts, type SiteTexts } from './queries.ts'

const CACHED_MS = 10_000
const ID_LETTERS = 8
const NOTHING: SiteTexts = { logo: null, welcome: null, announcement: null }

interface Cached {
  texts: Promise<SiteTexts>
  until: number
}
const cacheOf = onePerSite((): { last: Cached | undefined } => ({ last: undefined }))

/** What every document carries of the operator's settings; undefined when nothing is set, so that it costs nothing. */
export async function siteLookOf(server: Server): Promise<SiteLook | undefined> {
  const { logo, welcome, announcement } = await cachedTexts(server)
  const now = server.clock.now()
  const isShown =
    announcement !== null &&
    (announcement.from === null || new Date(announcement.from) <= now) &&
    (announcement.until === null || new Date(announcement.until) > now)
  if (logo === null && welcome === null && !isShown) return undefined
  return {
    ...(logo && { logo }),
    ...(welcome && { welcome }),
    ...(isShown && { announcement: { id: idOf(announcement), texts: announcement.texts } }),
  }
}

function cachedTexts(server: Server): Promise<SiteTexts> {
  const now = server.clock.elapsedMs()
  const cache = cacheOf(server)
  if (cache.last !== undefined && now < cache.last.until) return cache.last.texts
  const texts = readSiteTexts(server.db.read).catch((error: unknown) => {
    cache.last = undefined
    // A page without them is better than none.
    if (isDatabaseAway(error)) return NOTHING
    throw error
  })
  cache.last = { texts, until: now + CACHED_MS }
  return texts
}

/** After a change: on this node at once, elsewhere within ten seconds. */
export function forgetSiteLook(server: Server): void {
  cacheOf(server).last = undefined
}

/** Another text, or another time, is another announcement: it is shown again to those who closed the last one. */
function idOf(announcement: NonNullable<SiteTexts['announcement']>): string {
  return createHash('sha256').update(JSON.stringify(announcement)).digest('base64url').slice(0, ID_LETTERS)
}
