import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getSinceLastVisit: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getSinceLastVisit: 3,
}
