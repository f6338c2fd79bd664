import { authors, ofArticle, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  getArticleReads: authors(ofArticle),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getArticleReads: 4,
}
