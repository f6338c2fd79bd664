import type { Clock } from '../platform/clock.ts'
import { prepare, type Prepared } from '../platform/prepared.ts'
import { createEntries } from '../platform/serve-cached.ts'

export interface CachedDocument extends Prepared {
  status: number
  /** Its Content-Security-Policy. */
  policy: string
  /** When it has to be drawn anew, by the clock's `elapsedMs`. */
  until: number
}

/** The status of a page whose content could not be loaded: shared by those who ask at once, never kept. */
export const AWAY = 503
const LIFE_MS = 2000
const MOST_KEPT = 500

/** However many people ask at once, one document is rendered once every two seconds. */
export function createDocumentCache(clock: Clock) {
  const entries = createEntries<CachedDocument>(clock, LIFE_MS, {
    most: MOST_KEPT,
    bytesOf: ({ plain }) => plain.length * 2,
    isKept: ({ status }) => status !== AWAY,
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
          return { ...made, until: clock.elapsedMs() + LIFE_MS, ...prepare(html) }
        },
        hasJustWritten,
      )
      return { document, isHit }
    },
  }
}
