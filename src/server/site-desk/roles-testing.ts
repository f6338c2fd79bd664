import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const operators = (request: Row['request'] = {}): Row => ({
  ...everybody('not_found', request),
  operator: 200,
})

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
