import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listApiTokens: members(),
  createApiToken: members({ body: { name: 'My script', scopes: ['read'], days: 90 } }),
  revokeApiToken: members({ params: { id: 1 } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listApiTokens: 2,
  createApiToken: 9,
  revokeApiToken: 2,
}
