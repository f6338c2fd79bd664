import { correctSearch } from '../../contract/search.ts'
import type { Site } from '../content/content-type.ts'
import { hasGivenUp } from '../content/search-forms.ts'
import type { SearchSource } from '../content/search-source.ts'
import { readSearchTerm } from '../content/search-term.ts'
import { SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import { listWordsLike } from './correction-queries.ts'
import { countSearch } from './count-search.ts'
import { readTerm } from './read-term.ts'
import { mostLikely, respell, wordsOf } from './spelling.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300

/** Only words of what everybody may see are known, so the answer is the same for all and says nothing of anything else. */
export function correctionRoutes(site: Site, sources: readonly SearchSource[]): void {
  const cache = createExpiringCache<{ term: string | null }>(site.clock, CACHED_MS, { most: MOST_CACHED })

  serve(site, correctSearch, ({ db, viewer, query, request }) => {
    const { shown, asked } = readTerm(query.q)
    // A term counts once: this is asked after its search.
    countSearch(site, request, viewer, shown)
    return cache.get(asked, async () => {
      try {
        return { term: await correct(db, sources, asked) }
      } catch (error) {
        // It takes too long: then nothing is offered.
        if (!hasGivenUp(error)) throw error
        return { term: null }
      }
    })
  })
}

async function correct(db: Db, sources: readonly SearchSource[], term: string): Promise<string | null> {
  const words = wordsOf(term)
  if (words.length === 0) return null
  const known = await listWordsLike(db, words)
  const spelt = new Map<string, string>()
  for (const [typed, alike] of known) {
    const word = mostLikely(typed, alike)
    if (word !== undefined) spelt.set(typed, word)
  }
  const corrected = respell(term, spelt)
  return spelt.size > 0 && (await isFound(db, sources, corrected)) ? corrected : null
}

async function isFound(db: Db, sources: readonly SearchSource[], term: string): Promise<boolean> {
  const one = { after: null, limit: 1, most: 1 }
  const asked = { term: readSearchTerm(term), filters: {}, audience: 'public', ...one }
  for (const { find } of sources) if ((await find(db, asked)).ids.length > 0) return true
  return false
}
