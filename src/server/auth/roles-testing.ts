import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getUser: members(),
  signup: everybody(200, {
    body: {
      email: 'new@example.com',
      password: 'a quiet reading room',
      firstName: 'New',
      lastName: 'Reader',
    },
  }),
  startSignUpProof: everybody(200),
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
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getUser: 1,
  signup: 12,
  // The session, of those who have one.
  startSignUpProof: 1,
  signin: null,
  verify: null,
  resendVerification: 9,
  forgotPassword: 5,
  resetPassword: null,
  logout: 1,
}
