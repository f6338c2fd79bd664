import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const wrongCode = 'invalid_code' as const

export const roles: Record<keyof typeof endpoints, Row> = {
  getReauthentication: members(),
  reauthenticate: members(
    { body: { mailCode: '000000' } },
    { member: wrongCode, author: wrongCode, moderator: wrongCode, operator: wrongCode },
  ),
  sendReauthenticationCode: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getReauthentication: 2,
  reauthenticate: null,
  sendReauthenticationCode: 8,
}
