import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

/** Nobody in the matrix has a passkey, and an answer that no authenticator made is refused. */
function refused(outcome: 'invalid_token' | 'not_found') {
  return { member: outcome, author: outcome, moderator: outcome, operator: outcome }
}

export const roles: Record<keyof typeof endpoints, Row> = {
  listPasskeys: members(),
  startPasskey: members(),
  addPasskey: members(
    {
      body: { name: 'Phone', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
    },
    refused('invalid_token'),
  ),
  renamePasskey: members({ params: { id: 999_999 }, body: { name: 'Phone' } }, refused('not_found')),
  removePasskey: members({ params: { id: 999_999 } }, refused('not_found')),
  startPasskeySignIn: everybody(200),
  signInWithPasskey: everybody('wrong_credentials', {
    body: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listPasskeys: 2,
  startPasskey: 5,
  addPasskey: null,
  renamePasskey: null,
  removePasskey: null,
  startPasskeySignIn: 3,
  signInWithPasskey: null,
}
