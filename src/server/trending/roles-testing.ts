import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getTrending: everybody(200, { params: { categoryId: 'science' } }),
  getRecentUpdates: everybody(200),
  getTrendingPosts: everybody(200),
  getTrendingQuestions: everybody(200),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getTrending: 1,
  getRecentUpdates: 5,
  getTrendingPosts: 4,
  getTrendingQuestions: 3,
}
