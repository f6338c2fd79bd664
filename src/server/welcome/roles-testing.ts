import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getWelcome: members(),
  finishWelcome: members(),
  closeChecklist: members(),
  listSuggestedPeople: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getWelcome: 2,
  finishWelcome: 2,
  closeChecklist: 2,
  listSuggestedPeople: 3,
}
