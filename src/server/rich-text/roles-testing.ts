import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  previewText: members({ body: { text: 'A **word** or two.' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  previewText: 1,
}
