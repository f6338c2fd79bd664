import * as z from 'zod/mini'
import { ArticleLanguage, Category, ReadingLanguages } from './articles.ts'
import { Id, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX } from './limits.ts'
import { Cursor, IdParams, Limit } from './objects.ts'
import { QuestionCard } from './questions.ts'
import { WrittenFilters } from './search-filters.ts'
import { TRENDING_PERIODS } from './stats.ts'

/** `snippet` has the words around the first hit, where the first 150 characters have none. */
export const FoundQuestion = z.extend(QuestionCard, { snippet: z.optional(z.string()) })
export type FoundQuestion = z.infer<typeof FoundQuestion>

/** Questions that have all words of the term; title matches come first. The next page is in `Link: rel="next"`. */
export const searchQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/search',
  access: 'public',
  query: z.strictObject({
    q: text({ max: SEARCH_MAX }),
    language: z.optional(ArticleLanguage),
    category: z.optional(Category),
    ...WrittenFilters,
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.array(FoundQuestion),
})

/** Recommended to everybody: nothing adult, nothing that many have reported; the reader's languages a step higher. */
export const getTrendingQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/trending',
  access: 'public',
  query: z.strictObject({
    period: z.optional(z.enum(TRENDING_PERIODS)),
    reading: z.optional(ReadingLanguages),
  }),
  response: z.array(QuestionCard),
})

/** Of one person, as their profile shows them: the newest first. */
export const listQuestionsOf = endpoint({
  method: 'GET',
  path: '/api/users/:id/questions',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(QuestionCard), nextCursor: z.nullable(z.string()) }),
})

/** One's own that can still be brought back, the last deleted first. */
export const listDeletedQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/deleted',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        id: Id,
        title: z.string(),
        category: Category,
        deletedAt: Time,
        state: z.enum(['published', 'hidden', 'deleted']),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
