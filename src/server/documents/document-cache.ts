import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '../platform/clock.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export interface CachedDocument {
  status: number
  plain: Buffer
  /** Made when first asked for and kept as long as the document. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>
}

const LIFE_MS = 2000
const MOST_KEPT = 500

/** However many people ask at once, one document is rendered once every two seconds. */
export function createDocumentCache(clock: Clock) {
  const kept = new Map<string, { document: Promise<CachedDocument>; until: number }>()
  return {
    get(
      key: string,
      make: () => Promise<{ status: number; html: string }>,
    ): { document: Promise<CachedDocument>; isHit: boolean } {
      const now = clock.now().getTime()
      const entry = kept.get(key)
      if (entry !== undefined && now < entry.until) return { document: entry.document, isHit: true }
      if (kept.size >= MOST_KEPT) forgetOldest(kept)
      const document = make().then(prepare)
      document.catch(() => kept.delete(key))
      kept.set(key, { document, until: now + LIFE_MS })
      return { document, isHit: false }
    },
  }
}

/** A map keeps the order of insertion: the first key is the one that waits longest for its end. */
function forgetOldest(kept: Map<string, unknown>): void {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}

function prepare({ status, html }: { status: number; html: string }): CachedDocument {
  const plain = Buffer.from(html)
  const encodings = new Map<string, Promise<Buffer>>()
  const make = (encoding: 'br' | 'gzip') =>
    encoding === 'gzip' ? toGzip(plain) : toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return {
    status,
    plain,
    encoded(encoding) {
      const buffer = encodings.get(encoding) ?? make(encoding)
      encodings.set(encoding, buffer)
      return buffer
    },
  }
}
