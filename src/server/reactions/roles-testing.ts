import { everybody, like, members, ofArticle, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  likeArticle: members(({ article }) => ({ params: { id: article.id }, ...like })),
  shareArticle: everybody(200, ofArticle),
  readArticle: everybody(200, ofArticle),
}
