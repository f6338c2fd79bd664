import { everybody, members, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getNsfw: everybody(200),
  giveNsfwConsent: everybody(200),
  withdrawNsfwConsent: everybody(200),
  getBirthYear: members(),
  saveBirthYear: members({ body: { birthYear: 1980 } }),
}
