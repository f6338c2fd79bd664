import { authors, everybody, like, members, ofPost, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listPagePosts: everybody(200),
  listFollowedPosts: members(),
  listPagePostMarks: members(({ post }) => ({ query: { ids: String(post.id) } })),
  getPagePost: everybody(200, ofPost),
  createPagePost: members({ body: { type: 'discussion', title: 'What do you see tonight?' } }),
  updatePagePost: authors(({ post }) => ({ params: { id: post.id }, body: { content: 'Better said.' } })),
  deletePagePost: authors(ofPost, { moderator: 200, operator: 200 }),
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
