import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

/** Nobody of the matrix has an export that is ready: there is none to find. */
const ofNobody = members(
  { params: { id: 1_000_000 } },
  { member: 'not_found', author: 'not_found', moderator: 'not_found', operator: 'not_found' },
)

export const roles: Record<keyof typeof endpoints, Row> = {
  getDataExport: members(),
  startDataExport: members(),
  checkDataExport: ofNobody,
  downloadDataExport: ofNobody,
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getDataExport: 3,
  startDataExport: 8,
  checkDataExport: null,
  downloadDataExport: null,
}
