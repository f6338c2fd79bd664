import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const forged = { query: { token: `1.mail.${'x'.repeat(43)}` } }

export const roles: Record<keyof typeof endpoints, Row> = {
  getUnsubscription: everybody('invalid_token', forged),
  unsubscribe: everybody('invalid_token', forged),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getUnsubscription: null,
  unsubscribe: null,
}
