import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listMutes: members(),
  createMute: members({ body: { kind: 'word', text: 'spoiler', effect: 'fold', days: 7 } }),
  deleteMute: members({ params: { id: 1 } }),
  // Nobody mutes themselves.
  muteUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } }), { author: 'invalid_input' }),
  unmuteUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listMutes: 2,
  createMute: 6,
  deleteMute: 2,
  muteUser: 6,
  unmuteUser: 2,
}
