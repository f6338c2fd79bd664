import * as z from 'zod/mini'
import { ArticleCard, Category, ReadingLanguages } from './articles.ts'
import { line, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX } from './limits.ts'
import { Limit } from './objects.ts'

export const searchArticles = endpoint({
  method: 'GET',
  path: '/api/articles/search',
  access: 'public',
  query: z.strictObject({
    q: text({ max: SEARCH_MAX }),
    limit: z.optional(Limit),
    reading: z.optional(ReadingLanguages),
  }),
  response: z.array(ArticleCard),
})

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags',
  access: 'public',
  query: z.strictObject({ q: z.optional(line({ max: 30 })), category: z.optional(Category) }),
  response: z.object({ items: z.array(z.object({ tag: z.string(), articles: z.number() })) }),
})
