import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  suggestPeople: members({ query: { q: 'a' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  suggestPeople: 2,
}
