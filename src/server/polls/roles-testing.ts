import { members, ofPost, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  votePagePost: members(({ post }) => ({ params: { id: post.id }, body: { option: 0 } })),
  retractVote: members(ofPost),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  votePagePost: 11,
  retractVote: 8,
}
