import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getLeaving: members(),
  // Everybody in the matrix has asked for their data just now, which is to be taken along first.
  closeAccount: members(
    { body: { choice: 'everything' } },
    { member: 'conflict', author: 'conflict', moderator: 'not_allowed', operator: 'not_allowed' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getLeaving: 12,
  closeAccount: 20,
}
