import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const operators = (request: Row['request'] = {}): Row =>
  members(request, { member: 'not_allowed', author: 'not_allowed', moderator: 'not_allowed' })

export const roles: Record<keyof typeof endpoints, Row> = {
  getSiteDays: operators(),
  getSiteSettings: operators(),
  saveSiteSettings: operators({
    body: { welcome: { en: 'Welcome', id: 'Selamat datang', my: 'Selamat datang' } },
  }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getSiteDays: 2,
  // The session, the words, the rest.
  getSiteSettings: 3,
  // A transaction with a setting and a line of the log besides.
  saveSiteSettings: 7,
}
