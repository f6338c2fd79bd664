import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const isOff = { member: 'conflict', author: 'conflict', moderator: 'conflict', operator: 'conflict' } as const

export const roles: Record<keyof typeof endpoints, Row> = {
  getTwoFactor: members(),
  startTwoFactor: members(),
  // Begun by the row above.
  confirmTwoFactor: members(
    { body: { code: '000000' } },
    { member: 'invalid_code', author: 'invalid_code', moderator: 'invalid_code', operator: 'invalid_code' },
  ),
  renewRecoveryCodes: members({}, isOff),
  endTwoFactor: members({}, isOff),
  passSecondStep: everybody('lapsed', { body: { code: '000000' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getTwoFactor: 2,
  startTwoFactor: 4,
  confirmTwoFactor: null,
  renewRecoveryCodes: null,
  endTwoFactor: null,
  passSecondStep: null,
}
