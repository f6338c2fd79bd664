import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // Nobody follows themselves.
  followUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } }), { author: 'invalid_input' }),
  unfollowUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } })),
  listFollowing: members(),
  followTopic: members({ params: { kind: 'tag', topic: 'gamelan' } }),
  unfollowTopic: members({ params: { kind: 'category', topic: 'history' } }),
  listFollowedTopics: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  followUser: 6,
  unfollowUser: 2,
  listFollowing: 3,
  followTopic: 4,
  unfollowTopic: 2,
  listFollowedTopics: 2,
}
