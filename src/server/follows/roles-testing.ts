import { members, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // Nobody follows themselves.
  followUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } }), { author: 'invalid_input' }),
  unfollowUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } })),
  listFollowing: members(),
}
