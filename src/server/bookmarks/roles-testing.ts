import { members, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  setBookmark: members(({ article }) => ({
    params: { objectType: 'article', objectId: article.id },
    body: {},
  })),
  removeBookmark: members(({ article }) => ({ params: { objectType: 'article', objectId: article.id } })),
  listBookmarks: members(),
}
