import { everybody, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // No provider is configured in the test's site: then none of their addresses is there.
  startGoogle: everybody('not_found'),
  finishGoogle: everybody('not_found', { query: { code: 'made-up', state: 'made-up' } }),
  startDiscord: everybody('not_found'),
}
