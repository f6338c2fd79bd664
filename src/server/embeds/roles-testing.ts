import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listEmbeds: everybody(200, ({ article, collection }) => ({
    query: { objects: `article:${article.id},collection:${collection.id}` },
  })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = { listEmbeds: 8 }
