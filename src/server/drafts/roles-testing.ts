import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listDrafts: members(),
  getDraft: members({ params: { kind: 'article', key: 'new' } }),
  saveDraft: members({
    params: { kind: 'article', key: 'new' },
    body: { version: 0, content: { title: 'x' } },
  }),
  deleteDraft: members({ params: { kind: 'article', key: 'new' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listDrafts: 2,
  getDraft: 2,
  saveDraft: 8,
  deleteDraft: 2,
}
