import { everybody, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  searchArticles: everybody(200, { query: { q: 'stars' } }),
  listTags: everybody(200),
  searchPagePosts: everybody(200, { query: { q: 'stars' } }),
}
