import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const NO_FOLDER = {
  member: 'not_found',
  author: 'not_found',
  moderator: 'not_found',
  operator: 'not_found',
} as const

export const roles: Record<keyof typeof endpoints, Row> = {
  setBookmark: members(({ article }) => ({
    params: { objectType: 'article', objectId: article.id },
    body: {},
  })),
  removeBookmark: members(({ article }) => ({ params: { objectType: 'article', objectId: article.id } })),
  listBookmarks: members(),
  listBookmarkFolders: members(),
  // Nobody in the matrix has one.
  renameBookmarkFolder: members({ body: { from: 'Later', to: 'Sooner' } }, NO_FOLDER),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  setBookmark: 5,
  removeBookmark: 2,
  listBookmarks: 3,
  listBookmarkFolders: 2,
  renameBookmarkFolder: null,
}
