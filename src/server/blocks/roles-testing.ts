import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // Nobody blocks themselves.
  blockUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } }), { author: 'invalid_input' }),
  unblockUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } })),
  listBlocked: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  // One for each feature that ends what was between two people; two when what they were told of each other is taken back.
  blockUser: 12,
  unblockUser: 3,
  listBlocked: 2,
}
