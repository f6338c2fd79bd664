import { members, ofArticle, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  saveReadingPosition: members((subjects) => ({
    ...ofArticle(subjects),
    body: { block: 3, percent: 40 },
  })),
  removeReadingPosition: members(ofArticle),
  listReadingPositions: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  saveReadingPosition: 2,
  removeReadingPosition: 2,
  listReadingPositions: 3,
}
