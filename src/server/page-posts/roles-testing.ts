import {
  authors,
  everybody,
  like,
  members,
  ofPost,
  type RoundTrips,
  type Row,
} from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listPagePosts: everybody(200),
  listFollowedPosts: members(),
  listPagePostMarks: members(({ post }) => ({ query: { ids: String(post.id) } })),
  getPagePost: everybody(200, ofPost),
  createPagePost: members({ body: { type: 'discussion', title: 'What do you see tonight?' } }),
  updatePagePost: authors(({ post }) => ({ params: { id: post.id }, body: { content: 'Better said.' } })),
  deletePagePost: authors(ofPost),
  restorePagePost: authors(async ({ makeDeletedPost }) => ({ params: { id: await makeDeletedPost() } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  listPagePostVersions: everybody(200, ofPost),
  listMyPagePosts: members(),
  likePagePost: members(({ post }) => ({ params: { id: post.id }, ...like })),
  sharePagePost: everybody(200, ofPost),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listPagePosts: 3,
  listFollowedPosts: 2,
  listPagePostMarks: 5,
  getPagePost: 3,
  createPagePost: 12,
  updatePagePost: 15,
  deletePagePost: 7,
  restorePagePost: 13,
  listPagePostVersions: 3,
  listMyPagePosts: 4,
  likePagePost: 4,
  sharePagePost: 3,
}
