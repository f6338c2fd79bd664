import { listTags, searchArticles } from '../../contract/article-search.ts'
import type { ArticleCard } from '../../contract/articles.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { toTag } from '../../contract/tag-rules.ts'
import { findArticles, listCards, languageOrder } from '../articles/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { createExpiringCache, serveCached } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Site } from '../content/content-type.ts'
import { countSearch } from './count-search.ts'
import { guildSearchRoutes } from './guild-routes.ts'
import { postSearchRoutes } from './post-routes.ts'
import * as queries from './queries.ts'
import { readTerm } from './read-term.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300
const TAGS_SHOWN = 10
const TAGS_CACHED_MS = 10 * SECOND_MS

export function searchRoutes(server: Site): void {
  postSearchRoutes(server)
  guildSearchRoutes(server)
  const cache = createExpiringCache<ArticleCard[]>(server.clock, CACHED_MS, { most: MOST_CACHED })

  serve(server, searchArticles, ({ db, viewer, query, language, request }) => {
    const term = readTerm(query.q)
    countSearch(server, request, viewer, term)
    const limit = Number(query.limit ?? LIST_SIZE)
    const { reading } = query
    // Results are public and the same for everybody, so many equal searches cost as much as one.
    const hasJustWritten = server.cookies.read(request, 'wrote') !== undefined
    return cache.get(
      JSON.stringify([languageOrder(language, reading), limit, term]),
      async () => listCards(db, await findArticles(db, term, limit), { language, reading }),
      hasJustWritten,
    )
  })

  serveCached(server, listTags, { lifeMs: TAGS_CACHED_MS, byLanguage: false }, async ({ db, query }) => {
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
}
