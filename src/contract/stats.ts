import * as z from 'zod/mini'
import { ArticleCard, Category, ReadingLanguages } from './articles.ts'
import { CATEGORIES } from './categories.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'

export const CategoryCounts = z.record(Category, z.number())

export const getCategoryCounts = endpoint({
  method: 'GET',
  path: '/api/categories/counts',
  access: 'public',
  response: CategoryCounts,
})

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  access: 'public',
  response: z.object({
    categories: z.number(),
    articles: z.number(),
    visitors: z.number(),
    contributors: z.number(),
    recentEdits: z.number(),
    online: z.number(),
    /** Of the last 30 days, oldest first; without it where the site is younger than two. */
    visitorsByDay: z.optional(z.array(z.number())),
  }),
})

export const getOnline = endpoint({
  method: 'GET',
  path: '/api/online',
  access: 'public',
  response: z.object({ count: z.number() }),
})

export const TRENDING_PERIODS = ['now', 'week', 'all'] as const
export type TrendingPeriod = (typeof TRENDING_PERIODS)[number]

/** `all` is the whole site, without its globe's recent updates. */
export const getTrending = endpoint({
  method: 'GET',
  path: '/api/articles/trending/:categoryId',
  access: 'public',
  params: z.strictObject({ categoryId: z.enum([...CATEGORIES, 'all']) }),
  query: z.strictObject({
    period: z.optional(z.enum(TRENDING_PERIODS)),
    reading: z.optional(ReadingLanguages),
  }),
  response: z.array(ArticleCard),
})

export const RecentUpdate = z.extend(ArticleCard, {
  updateKind: z.enum(['published', 'edited', 'translated', 'solved']),
  updatedBy: z.string(),
  updatedById: z.nullable(Id),
  summary: z.string(),
  href: z.string(),
  updatedAt: Time,
})
export type RecentUpdate = z.infer<typeof RecentUpdate>

export const getRecentUpdates = endpoint({
  method: 'GET',
  path: '/api/recent-updates',
  access: 'public',
  query: z.strictObject({ reading: z.optional(ReadingLanguages) }),
  response: z.array(RecentUpdate),
})
