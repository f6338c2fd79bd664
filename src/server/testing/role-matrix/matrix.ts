import type { ErrorCode } from '../../../contract/errors.ts'
import type { OperationName } from '../../../contract/index.ts'
import type { RawOptions } from '../test-client.ts'
import type { Things } from './things.ts'

/** The author wrote everything that a request names; the member wrote none of it. */
export const ROLES = ['visitor', 'member', 'author', 'moderator', 'operator'] as const
export type MatrixRole = (typeof ROLES)[number]

/** 200 and 303 are success; anything else is the code it is refused with, which also decides the status. */
export type Outcome = 200 | 303 | ErrorCode

export interface Row extends Record<MatrixRole, Outcome> {
  /** Good enough to reach the rule that decides: what is refused is refused for the role, not for the form. */
  request: RawOptions | ((things: Things) => Promise<RawOptions> | RawOptions)
}

type Request = Row['request']
const words = 'Stars are born in clouds of gas and dust that fall together under their own weight.'
const ofArticle = ({ article }: Things): RawOptions => ({ params: { id: article.id } })
const ofComment = ({ comment }: Things): RawOptions => ({ params: { id: comment.id } })
const ofPost = ({ post }: Things): RawOptions => ({ params: { id: post.id } })
const like = { body: { isLike: true } }

/** What each role is answered by each route. A new route of the contract does not compile without its row. */
export const matrix: Record<OperationName, Row> = {
  getUser: members(),
  signup: everybody(200, {
    body: {
      email: 'new@example.com',
      password: 'a quiet reading room',
      firstName: 'New',
      lastName: 'Reader',
    },
  }),
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
  // No provider is configured in the test's site: then none of their addresses is there.
  startGoogle: everybody('not_found'),
  finishGoogle: everybody('not_found', { query: { code: 'made-up', state: 'made-up' } }),
  startDiscord: everybody('not_found'),
  saveTheme: members({ body: { theme: 'light' } }),
  getLanguages: members(),
  saveLanguages: members({ body: { reading: ['my', 'id'], isOnlyReading: true, writing: 'my' } }),
  getIqStatus: members(),
  previewText: members({ body: { text: 'A **word** or two.' } }),

  listArticles: everybody(200),
  getArticle: everybody(200, ofArticle),
  getArticleMine: members(ofArticle),
  createArticle: members({
    body: { title: 'How stars are born', content: words, language: 'en', categories: ['astronomy'] },
  }),
  updateArticle: authors(({ article }) => ({ params: { id: article.id }, body: { tags: ['stars'] } })),
  deleteArticle: authors(ofArticle, { moderator: 200, operator: 200 }),
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
  likeArticle: members(({ article }) => ({ params: { id: article.id }, ...like })),
  shareArticle: everybody(200, ofArticle),
  readArticle: everybody(200, ofArticle),
  listTranslations: everybody(200, ofArticle),
  createTranslation: members(({ article }) => ({
    params: { id: article.id },
    body: { language: 'id', title: 'Kelahiran bintang', content: words, revisionId: article.revisionId },
  })),
  searchArticles: everybody(200, { query: { q: 'stars' } }),
  listTags: everybody(200),
  listMyInvitations: members(),
  // The author asked the member, and nobody else.
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
  // A series is its owner's alone, as such: others read its articles.
  updateSeries: members(
    async ({ article, makeSeries }) => ({
      params: { id: await makeSeries() },
      body: { parts: [article.id] },
    }),
    { member: 'not_found', moderator: 'not_found', operator: 'not_found' },
  ),
  deleteSeries: members(async ({ makeSeries }) => ({ params: { id: await makeSeries() } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
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
  // Whoever may edit an article does so, and suggests nothing to himself.
  createSuggestion: members(
    ({ article }) => ({
      params: { id: article.id },
      body: {
        title: article.title,
        content: `${words} So say we all.`,
        summary: 'A last sentence',
        baseRevisionId: article.revisionId,
      },
    }),
    { author: 'conflict' },
  ),
  getSuggestion: everybody(200, ({ article, suggestion }) => ({
    params: { id: article.id, suggestionId: suggestion.id },
  })),
  // Moderators may decide only when the authors let it lie for two weeks.
  decideSuggestion: authors(({ article, suggestion }) => ({
    params: { id: article.id, suggestionId: suggestion.id },
    body: { decision: 'decline' },
  })),
  // Only who has earned Honor, after the same two weeks.
  supportSuggestion: authors(
    ({ article, suggestion }) => ({ params: { id: article.id, suggestionId: suggestion.id } }),
    { author: 'not_allowed' },
  ),
  listComments: everybody(200, ({ article }) => ({
    query: { objectType: 'article', objectId: String(article.id) },
  })),
  createComment: members(({ article }) => ({
    body: { objectType: 'article', objectId: article.id, text: 'Well said.' },
  })),
  listArticleComments: everybody(200, ofArticle),
  createArticleComment: members(({ article }) => ({
    params: { id: article.id },
    body: { text: 'Well said.' },
  })),
  listPagePostComments: everybody(200, ofPost),
  createPagePostComment: members(({ post }) => ({ params: { id: post.id }, body: { text: 'Well said.' } })),
  updateComment: authors(({ comment }) => ({ params: { id: comment.id }, body: { text: 'Better said.' } })),
  deleteComment: authors(ofComment, { moderator: 200, operator: 200 }),
  restoreComment: authors(
    async ({ makeDeletedComment }) => ({ params: { id: await makeDeletedComment() } }),
    {
      member: 'not_found',
      moderator: 'not_found',
      operator: 'not_found',
    },
  ),
  likeComment: members(({ comment }) => ({ params: { id: comment.id }, ...like })),
  pinComment: authors(({ comment }) => ({ params: { id: comment.id }, body: { isPinned: true } }), {
    moderator: 200,
    operator: 200,
  }),
  setCommentsOpen: authors(
    ({ article }) => ({ body: { objectType: 'article', objectId: article.id, isOpen: false } }),
    { moderator: 200, operator: 200 },
  ),
  setBookmark: members(({ article }) => ({
    params: { objectType: 'article', objectId: article.id },
    body: {},
  })),
  removeBookmark: members(({ article }) => ({ params: { objectType: 'article', objectId: article.id } })),
  listBookmarks: members(),
  listDrafts: members(),
  getDraft: members({ params: { kind: 'article', key: 'new' } }),
  saveDraft: members({
    params: { kind: 'article', key: 'new' },
    body: { version: 0, content: { title: 'x' } },
  }),
  deleteDraft: members({ params: { kind: 'article', key: 'new' } }),
  getCategoryCounts: everybody(200),
  getStats: everybody(200),
  getOnline: everybody(200),
  getTrending: everybody(200, { params: { categoryId: 'science' } }),
  getRecentUpdates: everybody(200),
  listPagePosts: everybody(200),
  listFollowedPosts: members(),
  getTrendingPosts: everybody(200),
  searchPagePosts: everybody(200, { query: { q: 'stars' } }),
  listPagePostMarks: members(({ post }) => ({ query: { ids: String(post.id) } })),
  getPagePost: everybody(200, ofPost),
  createPagePost: members({ body: { type: 'discussion', title: 'What do you see tonight?' } }),
  updatePagePost: authors(({ post }) => ({ params: { id: post.id }, body: { content: 'Better said.' } })),
  deletePagePost: authors(ofPost, { moderator: 200, operator: 200 }),
  restorePagePost: authors(async ({ makeDeletedPost }) => ({ params: { id: await makeDeletedPost() } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  listPagePostVersions: everybody(200, ofPost),
  listMyPagePosts: members(),
  likePagePost: members(({ post }) => ({ params: { id: post.id }, ...like })),
  sharePagePost: everybody(200, ofPost),
  votePagePost: members(({ post }) => ({ params: { id: post.id }, body: { option: 0 } })),
  retractVote: members(ofPost),
  getNsfw: everybody(200),
  giveNsfwConsent: everybody(200),
  withdrawNsfwConsent: everybody(200),
  getBirthYear: members(),
  saveBirthYear: members({ body: { birthYear: 1980 } }),
  // Nobody follows himself.
  followUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } }), { author: 'invalid_input' }),
  unfollowUser: members(({ post }) => ({ params: { id: post.authorId ?? 0 } })),
  listFollowing: members(),
  // An upload is its owner's alone: to others it is not there.
  getMedia: members(({ mediaId }) => ({ params: { id: mediaId } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  deleteMedia: members(({ mediaId }) => ({ params: { id: mediaId } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  // Past the gate it is the missing file that is refused.
  uploadMedia: { ...everybody('unsupported_media_type', { body: {} }), visitor: 'not_signed_in' },
  reportObject: members(
    ({ article }) => ({ body: { objectType: 'article', objectId: article.id, reason: 'spam' } }),
    { author: 'invalid_input' },
  ),
  // Whoever wrote it is an ordinary member here; staff judges nothing of its own either.
  closeReports: members(
    async ({ reportArticle }) => ({
      body: { objectType: 'article', objectId: await reportArticle(), verdict: 'unfounded' },
    }),
    { member: 'not_allowed', author: 'not_allowed' },
  ),
}

function everybody(outcome: Outcome, request: Request = {}): Row {
  return {
    request,
    visitor: outcome,
    member: outcome,
    author: outcome,
    moderator: outcome,
    operator: outcome,
  }
}

function members(request: Request = {}, others: Partial<Row> = {}): Row {
  return { ...everybody(200, request), visitor: 'not_signed_in', ...others }
}

/** Only for the one who wrote it. */
function authors(request: Request, others: Partial<Row> = {}): Row {
  return { ...everybody('not_allowed', request), visitor: 'not_signed_in', author: 200, ...others }
}
