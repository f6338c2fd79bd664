import {
  authors,
  everybody,
  like,
  members,
  ofArticle,
  type RoundTrips,
  type Row,
  prose,
} from '../testing/role-matrix/rows.ts'
import type { coAuthorEndpoints } from './co-authors/endpoints.ts'
import type { draftLinkEndpoints } from './draft-links/endpoints.ts'
import type { endpoints } from './endpoints.ts'
import type { seriesEndpoints } from './series/endpoints.ts'

type Name =
  | keyof typeof endpoints
  | keyof typeof coAuthorEndpoints
  | keyof typeof seriesEndpoints
  | keyof typeof draftLinkEndpoints

/** A draft is not there for anybody but those who write it. */
const ofDraft = members(async ({ makeDraft }) => ({ params: { id: await makeDraft() } }), {
  member: 'not_found',
  moderator: 'not_found',
  operator: 'not_found',
})

export const roles: Record<Name, Row> = {
  likeArticle: members(({ article }) => ({ params: { id: article.id }, ...like })),
  shareArticle: everybody(200, ofArticle),
  readArticle: everybody(200, ofArticle),
  listArticles: everybody(200),
  getArticle: everybody(200, ofArticle),
  getArticleMine: members(ofArticle),
  createArticle: members({
    body: { title: 'How stars are born', content: prose, language: 'en', categories: ['astronomy'] },
  }),
  updateArticle: authors(({ article }) => ({ params: { id: article.id }, body: { tags: ['stars'] } })),
  deleteArticle: authors(ofArticle),
  // Somebody else must not learn that a deleted article was ever there.
  restoreArticle: authors(
    async ({ makeDeletedArticle }) => ({ params: { id: await makeDeletedArticle() } }),
    {
      member: 'not_found',
      moderator: 'not_found',
      operator: 'not_found',
    },
  ),
  listMyArticles: members(),
  listTranslations: everybody(200, ofArticle),
  createTranslation: members(({ article }) => ({
    params: { id: article.id },
    body: {
      language: 'id',
      title: 'Kelahiran bintang',
      content: prose,
      revisionId: article.revisionId,
    },
  })),
  listMyInvitations: members(),
  // The author invited the member, and nobody else.
  answerInvitation: members(
    async ({ makeInvitation }) => ({
      params: { id: (await makeInvitation()).id },
      body: { isAccepted: true },
    }),
    { author: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
  leaveArticle: members(async ({ makeCoAuthor }) => ({ params: { id: await makeCoAuthor() } }), {
    author: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  listCoAuthored: members(),
  listMySeries: members(),
  // Only the owner may see a series as such: others read its articles.
  updateSeries: members(
    async ({ article, makeSeries }) => ({
      params: { id: await makeSeries() },
      body: { parts: [article.id] },
    }),
    { member: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
  getDraftLink: ofDraft,
  createDraftLink: ofDraft,
  deleteDraftLink: ofDraft,
  readDraft: everybody(200, async ({ makeDraftLink }) => ({ params: { token: await makeDraftLink() } })),
  deleteSeries: members(async ({ makeSeries }) => ({ params: { id: await makeSeries() } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  likeArticle: 4,
  shareArticle: 3,
  readArticle: 9,
  listArticles: 3,
  getArticle: 7,
  getArticleMine: 4,
  createArticle: 22,
  updateArticle: 20,
  deleteArticle: 13,
  restoreArticle: 20,
  listMyArticles: 4,
  listTranslations: 2,
  createTranslation: 26,
  listMyInvitations: 2,
  answerInvitation: 9,
  leaveArticle: 8,
  listCoAuthored: 4,
  listMySeries: 2,
  updateSeries: 7,
  deleteSeries: 7,
  getDraftLink: 3,
  createDraftLink: 8,
  deleteDraftLink: 3,
  readDraft: 8,
}
