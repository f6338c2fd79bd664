import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // The test's site has no provider configured: then all their addresses are not found.
  startGoogle: everybody('not_found'),
  finishGoogle: everybody('not_found', { query: { code: 'made-up', state: 'made-up' } }),
  startDiscord: everybody('not_found'),
  linkProvider: members(
    { params: { provider: 'google' } },
    { member: 'not_found', author: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  startGoogle: null,
  finishGoogle: null,
  startDiscord: null,
  linkProvider: null,
}
