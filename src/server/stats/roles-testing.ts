import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getCategoryCounts: everybody(200),
  getStats: everybody(200),
  getOnline: everybody(200),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getCategoryCounts: 1,
  getStats: 1,
  getOnline: 1,
}
