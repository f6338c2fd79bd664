import * as z from 'zod/mini'
import { ArticleCard, ArticleLanguage, Category, ReadingLanguages } from './articles.ts'
import { line, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX } from './limits.ts'
import { Cursor, Limit } from './objects.ts'
import { WrittenFilters } from './search-filters.ts'

/** `snippet` has the words around the first hit, where the first 150 characters have none. */
export const FoundArticle = z.extend(ArticleCard, { snippet: z.optional(z.string()) })
export type FoundArticle = z.infer<typeof FoundArticle>

/**
 * Articles that have all words, the best first; `"a phrase"` and `-without` are understood. A plain array; the address of
 * the next page is in the header `Link: rel="next"`.
 */
export const searchArticles = endpoint({
  method: 'GET',
  path: '/api/articles/search',
  access: 'public',
  query: z.strictObject({
    q: text({ max: SEARCH_MAX }),
    /** Only those written in this language; otherwise a group is found by any of its languages. */
    language: z.optional(ArticleLanguage),
    category: z.optional(Category),
    ...WrittenFilters,
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
    reading: z.optional(ReadingLanguages),
  }),
  response: z.array(FoundArticle),
})

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags',
  access: 'public',
  query: z.strictObject({ q: z.optional(line({ max: 30 })), category: z.optional(Category) }),
  response: z.object({ items: z.array(z.object({ tag: z.string(), articles: z.number() })) }),
})
