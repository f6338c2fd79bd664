import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const operators = (request: Row['request'] = {}): Row =>
  members(request, { member: 'not_allowed', author: 'not_allowed', moderator: 'not_allowed' })

export const roles: Record<keyof typeof endpoints, Row> = {
  getFirstDay: operators(),
  sendTestMail: operators(),
  markFirstDay: operators({ body: { mark: 'terms' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  // The session, the marks and the first article, the last backup.
  getFirstDay: 3,
  // The rate limit, the address, the mark besides.
  sendTestMail: 6,
  markFirstDay: 4,
}
