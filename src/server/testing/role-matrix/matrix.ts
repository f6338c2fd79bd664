import type { ErrorCode } from '../../../contract/errors.ts'
import type { OperationName } from '../../../contract/index.ts'
import type { RawOptions } from '../test-client.ts'

export const ROLES = ['visitor', 'member', 'moderator', 'operator'] as const
export type MatrixRole = (typeof ROLES)[number]

/** 200 and 303 are success; anything else is the code it is refused with, which also decides the status. */
export type Outcome = 200 | 303 | ErrorCode

export interface Row extends Record<MatrixRole, Outcome> {
  /** Good enough to reach the rule that decides: what is refused is refused for the role, not for the form. */
  request: RawOptions
}

/** What each role is answered by each route. A new route of the contract does not compile without its row. */
export const matrix: Record<OperationName, Row> = {
  getUser: members(),
  signup: everybody(200, {
    body: {
      email: 'new@example.com',
      password: 'a quiet reading room',
      firstName: 'New',
      lastName: 'Reader',
    },
  }),
  signin: everybody('wrong_credentials', {
    body: { email: 'nobody@example.com', password: 'a quiet reading room' },
  }),
  verify: everybody('invalid_code', { body: { email: 'nobody@example.com', code: '000000' } }),
  resendVerification: everybody(200, { body: { email: 'nobody@example.com' } }),
  forgotPassword: everybody(200, { body: { email: 'nobody@example.com' } }),
  resetPassword: everybody('invalid_token', {
    body: { token: 'x'.repeat(43), password: 'a quiet reading room' },
  }),
  logout: everybody(303),
  // No provider is configured in the test's site: then none of their addresses is there.
  startGoogle: everybody('not_found'),
  finishGoogle: everybody('not_found', { query: { code: 'made-up', state: 'made-up' } }),
  startDiscord: everybody('not_found'),
  saveTheme: members({ body: { theme: 'light' } }),
  getIqStatus: members(),
  previewText: members({ body: { text: 'A **word** or two.' } }),
}

function everybody(outcome: Outcome, request: RawOptions = {}): Row {
  return { request, visitor: outcome, member: outcome, moderator: outcome, operator: outcome }
}

function members(request: RawOptions = {}): Row {
  return { request, visitor: 'not_signed_in', member: 200, moderator: 200, operator: 200 }
}
