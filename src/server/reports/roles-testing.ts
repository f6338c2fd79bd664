import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  reportObject: members(
    ({ article }) => ({ body: { objectType: 'article', objectId: article.id, reason: 'spam' } }),
    { author: 'invalid_input' },
  ),
  // The author is an ordinary member here; staff judges nothing of its own either.
  closeReports: members(
    async ({ reportArticle }) => ({
      body: {
        objectType: 'article',
        objectId: await reportArticle(),
        verdict: 'unfounded',
        reason: 'We have looked at it.',
      },
    }),
    { visitor: 'not_found', member: 'not_found', author: 'not_found' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  reportObject: 16,
  closeReports: 17,
}
