import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  setBookmark: members(({ article }) => ({
    params: { objectType: 'article', objectId: article.id },
    body: {},
  })),
  removeBookmark: members(({ article }) => ({ params: { objectType: 'article', objectId: article.id } })),
  listBookmarks: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  setBookmark: 5,
  removeBookmark: 2,
  listBookmarks: 3,
}
