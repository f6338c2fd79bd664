import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listHonor: members(),
  getLeaderboard: everybody(200),
  getStanding: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listHonor: 4,
  getLeaderboard: 2,
  getStanding: 2,
}
