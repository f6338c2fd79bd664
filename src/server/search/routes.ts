import { listTags } from '../../contract/article-search.ts'
import { listTagSynonyms } from '../../contract/search.ts'
import { toTag } from '../../contract/tag-rules.ts'
import type { Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { correctionRoutes } from './correction-routes.ts'
import { listSources } from './list-sources.ts'
import * as queries from './queries.ts'
import { serveSource } from './serve-source.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

const TAGS_SHOWN = 10
const TAGS_CACHED_MS = 10 * SECOND_MS

export function searchRoutes(site: Site, features: readonly Feature[]): void {
  const sources = listSources(site.content, features)
  for (const source of sources) serveSource(site, source)
  suggestionRoutes(site, sources)
  correctionRoutes(site, sources)

  serveCached(site, listTags, { lifeMs: TAGS_CACHED_MS, byLanguage: false }, async ({ db, query }) => {
    const { q = '', category } = query
    const prefix = toTag(q)
    // The input has no letter or digit in it: no tag begins like that.
    if (q !== '' && prefix === '') return { items: [] }
    const items =
      category === undefined
        ? await queries.listTags(db, prefix, TAGS_SHOWN)
        : await queries.listTagsOf(db, category, prefix, TAGS_SHOWN)
    return { items }
  })

  serveCached(
    site,
    listTagSynonyms,
    { lifeMs: TAGS_CACHED_MS, byLanguage: false },
    async ({ db, params }) => ({
      items: await queries.listSynonyms(db, params.tag),
    }),
  )
}
