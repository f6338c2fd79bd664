import type { Clock } from '../platform/clock.ts'
import { toCompressible, type Compressible } from '../platform/compressible.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'

export interface CachedDocument extends Compressible {
  status: number
  /** Its Content-Security-Policy. */
  policy: string
  /** When it expires, by the clock's `elapsedMs`. */
  until: number
}

/** The status of a page whose content could not be loaded: shared by concurrent requests, never cached. */
export const AWAY = 503
const LIFE_MS = 2000
const MOST_CACHED = 500

/** However many people ask at once, one document is rendered once every two seconds. */
export function createDocumentCache(clock: Clock) {
  const entries = createExpiringCache<CachedDocument>(clock, LIFE_MS, {
    most: MOST_CACHED,
    bytesOf: ({ plain }) => plain.length * 2,
    mayCache: ({ status }) => status !== AWAY,
  })
  return {
    async get(
      key: string,
      make: () => Promise<{ status: number; html: string; policy: string }>,
      hasJustWritten: boolean,
    ): Promise<{ document: CachedDocument; isHit: boolean }> {
      let isHit = true
      const document = await entries.get(
        key,
        async () => {
          isHit = false
          const { html, ...made } = await make()
          return { ...made, until: clock.elapsedMs() + LIFE_MS, ...toCompressible(html) }
        },
        hasJustWritten,
      )
      return { document, isHit }
    },
  }
}
