import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  answerHelp: everybody(200, { body: { page: 'themes', helpful: true, language: 'en' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  answerHelp: 2,
}
