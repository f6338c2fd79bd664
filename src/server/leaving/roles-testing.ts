import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getLeaving: members(),
  // Who closes their account opens it again by signing in, as every call of the matrix does.
  closeAccount: members(
    { body: { choice: 'everything' } },
    { moderator: 'not_allowed', operator: 'not_allowed' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getLeaving: 12,
  closeAccount: 20,
}
