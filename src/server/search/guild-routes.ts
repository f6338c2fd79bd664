import { searchGuilds, type Guild } from '../../contract/guilds.ts'
import type { Site } from '../content/content-type.ts'
import { getContentType } from '../content/objects.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import { countSearch } from './count-search.ts'
import { readTerm } from './read-term.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300
const SHOWN = 20

/** What is found of a private guild is what everybody may know of it, so the answer is the same for all. */
export function guildSearchRoutes(site: Site): void {
  const cache = createExpiringCache<Guild[]>(site.clock, CACHED_MS, { most: MOST_CACHED })
  const guilds = getContentType(site, 'guild')

  serve(site, searchGuilds, ({ db, viewer, params, request, now }) => {
    const term = readTerm(params.term, 'term')
    countSearch(site, request, viewer, term)
    const hasJustWritten = site.cookies.read(request, 'wrote') !== undefined
    const find = async (): Promise<Guild[]> => {
      const ids = (await guilds.search?.(db, term, SHOWN)) ?? []
      return (await guilds.listCards(site, { db, viewer, request, now }, ids)) as Guild[]
    }
    return cache.get(term, find, hasJustWritten)
  })
}
