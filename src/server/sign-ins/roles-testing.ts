import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const wrongCode = 'invalid_code' as const

export const roles: Record<keyof typeof endpoints, Row> = {
  listSessions: members(),
  endSession: members(
    { params: { id: '999999' } },
    { member: 'not_found', author: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
  endOtherSessions: members(),
  listSignIns: members(),
  getReauthentication: members(),
  reauthenticate: members(
    { body: { mailCode: '000000' } },
    { member: wrongCode, author: wrongCode, moderator: wrongCode, operator: wrongCode },
  ),
  // By now each of them has set a password: the row of `savePassword` comes before.
  sendReauthenticationCode: members(
    {},
    { member: 'conflict', author: 'conflict', moderator: 'conflict', operator: 'conflict' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listSessions: 2,
  endSession: null,
  endOtherSessions: 2,
  listSignIns: 2,
  getReauthentication: 2,
  reauthenticate: null,
  sendReauthenticationCode: null,
}
