import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  readEvents: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  // The session, the place in the log, that somebody is here, how things stand with notifications and messages, the events since.
  readEvents: 6,
}
