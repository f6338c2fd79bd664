import { SUGGESTED, suggestSearches, type SearchSuggestions } from '../../contract/search.ts'
import type { Site } from '../content/content-type.ts'
import type { SearchSource } from '../content/search-source.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import { readTerm } from './read-term.ts'
import { listSuggestions } from './suggestion-queries.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 1000

/** Counted apart from searches: whoever types a word has not searched yet. */
export function suggestionRoutes(site: Site, sources: readonly SearchSource[]): void {
  const cache = createExpiringCache<SearchSuggestions>(site.clock, CACHED_MS, { most: MOST_CACHED })

  serve(site, suggestSearches, ({ db, viewer, query, request }) => {
    const term = readTerm(query.q)
    const caller = viewer === null ? networkOf(request) : `member ${viewer.id}`
    const count = site.callLimits.hit('searchSuggestions', caller)
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const start = term.shown.toLowerCase()
    const words = term.asked.replaceAll('"', ' ').trim().toLowerCase()
    const audience = viewer === null ? 'public' : 'members'
    return cache.get(JSON.stringify([audience, start, words]), async () => {
      const { people, tags, titles } = await listSuggestions(db, sources, {
        start,
        words,
        audience,
        limit: SUGGESTED,
      })
      return {
        people,
        tags,
        titles: titles.flatMap(({ type, id, title, authorId }) => {
          const path = site.content[type]?.path?.(id)
          return path === undefined ? [] : [{ type, id, title, authorId, path }]
        }),
      }
    })
  })
}
