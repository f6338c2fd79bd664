import {
  authors,
  everybody,
  members,
  ofArticle,
  type RoundTrips,
  type Row,
  prose,
} from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listRevisions: everybody(200, ofArticle),
  getRevision: everybody(200, ({ article, olderRevisionId }) => ({
    params: { id: article.id, revisionId: olderRevisionId },
  })),
  compareRevisions: everybody(200, ({ article, olderRevisionId }) => ({
    params: { id: article.id },
    query: { from: String(olderRevisionId), to: String(article.revisionId) },
  })),
  restoreRevision: authors(({ article, olderRevisionId }) => ({
    params: { id: article.id, revisionId: olderRevisionId },
  })),
  listSuggestions: everybody(200, ofArticle),
  // People who may edit an article do so directly, and suggest nothing to themselves.
  createSuggestion: members(
    ({ article }) => ({
      params: { id: article.id },
      body: {
        title: article.title,
        content: `${prose} So say we all.`,
        summary: 'A last sentence',
        baseRevisionId: article.revisionId,
      },
    }),
    { author: 'conflict' },
  ),
  getSuggestion: everybody(200, ({ article, suggestion }) => ({
    params: { id: article.id, suggestionId: suggestion.id },
  })),
  // Moderators may decide only when the authors gave no answer for two weeks.
  decideSuggestion: authors(({ article, suggestion }) => ({
    params: { id: article.id, suggestionId: suggestion.id },
    body: { decision: 'decline' },
  })),
  // Only people who have earned Honor, after the same two weeks.
  supportSuggestion: authors(
    ({ article, suggestion }) => ({ params: { id: article.id, suggestionId: suggestion.id } }),
    { author: 'not_allowed' },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listRevisions: 3,
  getRevision: 3,
  compareRevisions: 4,
  restoreRevision: 33,
  listSuggestions: 3,
  createSuggestion: 12,
  getSuggestion: 5,
  decideSuggestion: 9,
  supportSuggestion: null,
}
