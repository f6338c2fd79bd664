import * as history from './article-history.ts'
import { listTags, searchArticles } from './article-search.ts'
import { readArticle, shareArticle } from './article-signals.ts'
import * as articles from './articles.ts'
import * as auth from './auth.ts'
import * as bookmarks from './bookmarks.ts'
import * as coAuthors from './co-authors.ts'
import * as comments from './comments.ts'
import * as drafts from './drafts.ts'
import type { Route } from './endpoint.ts'
import { getIqStatus } from './iq.ts'
import { followUser, listFollowing, unfollowUser } from './follows.ts'
import { deleteMedia, getMedia, uploadMedia } from './media.ts'
import * as nsfw from './nsfw.ts'
import * as posts from './page-posts.ts'
import { closeReports, reportObject } from './reports.ts'
import { previewText } from './rich-text.ts'
import { getLanguages, saveLanguages, saveTheme } from './settings.ts'
import * as series from './series.ts'
import * as stats from './stats.ts'
import { retractVote, votePagePost } from './votes.ts'

/** Every route of the API by its operation name. Routing, documentation, the role matrix and the fuzz tests read it. */
export const routes = {
  getUser: auth.getUser,
  signup: auth.signup,
  signin: auth.signin,
  verify: auth.verify,
  resendVerification: auth.resendVerification,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  logout: auth.logout,
  startGoogle: auth.startGoogle,
  finishGoogle: auth.finishGoogle,
  startDiscord: auth.startDiscord,
  saveTheme,
  getLanguages,
  saveLanguages,
  getIqStatus,
  previewText,
  listArticles: articles.listArticles,
  getArticle: articles.getArticle,
  getArticleMine: articles.getArticleMine,
  createArticle: articles.createArticle,
  updateArticle: articles.updateArticle,
  deleteArticle: articles.deleteArticle,
  restoreArticle: articles.restoreArticle,
  listMyArticles: articles.listMyArticles,
  likeArticle: articles.likeArticle,
  shareArticle,
  readArticle,
  listTranslations: articles.listTranslations,
  createTranslation: articles.createTranslation,
  listMyInvitations: coAuthors.listMyInvitations,
  answerInvitation: coAuthors.answerInvitation,
  leaveArticle: coAuthors.leaveArticle,
  listCoAuthored: coAuthors.listCoAuthored,
  searchArticles,
  listTags,
  listMySeries: series.listMySeries,
  updateSeries: series.updateSeries,
  deleteSeries: series.deleteSeries,
  listRevisions: history.listRevisions,
  getRevision: history.getRevision,
  compareRevisions: history.compareRevisions,
  restoreRevision: history.restoreRevision,
  listSuggestions: history.listSuggestions,
  createSuggestion: history.createSuggestion,
  getSuggestion: history.getSuggestion,
  decideSuggestion: history.decideSuggestion,
  supportSuggestion: history.supportSuggestion,
  listComments: comments.listComments,
  createComment: comments.createComment,
  listArticleComments: comments.listArticleComments,
  createArticleComment: comments.createArticleComment,
  listPagePostComments: comments.listPagePostComments,
  createPagePostComment: comments.createPagePostComment,
  updateComment: comments.updateComment,
  deleteComment: comments.deleteComment,
  restoreComment: comments.restoreComment,
  likeComment: comments.likeComment,
  pinComment: comments.pinComment,
  setCommentsOpen: comments.setCommentsOpen,
  setBookmark: bookmarks.setBookmark,
  removeBookmark: bookmarks.removeBookmark,
  listBookmarks: bookmarks.listBookmarks,
  listDrafts: drafts.listDrafts,
  getDraft: drafts.getDraft,
  saveDraft: drafts.saveDraft,
  deleteDraft: drafts.deleteDraft,
  getCategoryCounts: stats.getCategoryCounts,
  getStats: stats.getStats,
  getOnline: stats.getOnline,
  getTrending: stats.getTrending,
  getRecentUpdates: stats.getRecentUpdates,
  listPagePosts: posts.listPagePosts,
  listFollowedPosts: posts.listFollowedPosts,
  getTrendingPosts: posts.getTrendingPosts,
  searchPagePosts: posts.searchPagePosts,
  listPagePostMarks: posts.listPagePostMarks,
  getPagePost: posts.getPagePost,
  createPagePost: posts.createPagePost,
  updatePagePost: posts.updatePagePost,
  deletePagePost: posts.deletePagePost,
  restorePagePost: posts.restorePagePost,
  listPagePostVersions: posts.listPagePostVersions,
  listMyPagePosts: posts.listMyPagePosts,
  likePagePost: posts.likePagePost,
  sharePagePost: posts.sharePagePost,
  votePagePost,
  retractVote,
  getNsfw: nsfw.getNsfw,
  giveNsfwConsent: nsfw.giveNsfwConsent,
  withdrawNsfwConsent: nsfw.withdrawNsfwConsent,
  getBirthYear: nsfw.getBirthYear,
  saveBirthYear: nsfw.saveBirthYear,
  followUser,
  unfollowUser,
  listFollowing,
  uploadMedia,
  getMedia,
  deleteMedia,
  reportObject,
  closeReports,
} as const satisfies Record<string, Route>

export type OperationName = keyof typeof routes
