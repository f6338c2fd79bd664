import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getNsfw: everybody(200),
  giveNsfwConsent: everybody(200),
  withdrawNsfwConsent: everybody(200),
  getBirthYear: members(),
  saveBirthYear: members({ body: { birthYear: 1980 } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getNsfw: 1,
  giveNsfwConsent: 2,
  withdrawNsfwConsent: 2,
  getBirthYear: 2,
  saveBirthYear: 2,
}
