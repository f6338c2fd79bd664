import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  saveTheme: members({ body: { theme: 'light' } }),
  getLanguages: members(),
  saveLanguages: members({ body: { reading: ['my', 'id'], isOnlyReading: true, writing: 'my' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  saveTheme: 3,
  getLanguages: 2,
  saveLanguages: 2,
}
