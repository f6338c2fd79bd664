import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getAccount: members(),
  saveNames: members({ body: { firstName: 'Sari', lastName: 'Dewi' } }),
  // The author has it already: everybody keeps their aliases, by which later rows name them.
  saveAlias: members(() => ({ body: { alias: 'author-1000' } }), {
    member: 'conflict',
    moderator: 'conflict',
    operator: 'conflict',
  }),
  startEmailChange: members(() => ({
    body: { newEmail: `new-${Math.random().toString(36).slice(2, 10)}@example.com` },
  })),
  cancelEmailChange: members(),
  confirmEmailChange: everybody('invalid_token', { body: { token: 'x'.repeat(43) } }),
  savePassword: members({ body: { password: 'a quiet reading room' } }),
  unlinkProvider: members(
    { params: { provider: 'google' } },
    { member: 'not_found', author: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getAccount: 4,
  saveNames: 4,
  saveAlias: 14,
  startEmailChange: 11,
  cancelEmailChange: 2,
  confirmEmailChange: null,
  savePassword: 10,
  unlinkProvider: null,
}
