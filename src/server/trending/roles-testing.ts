import { everybody, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getTrending: everybody(200, { params: { categoryId: 'science' } }),
  getRecentUpdates: everybody(200),
  getTrendingPosts: everybody(200),
}
