import type { Scope } from './api-tokens.ts'
import type { Route } from './endpoint.ts'
import { routes, type OperationName } from './index.ts'

/**
 * The calls that an API token may make, by the scope they need, on one page so that it can be looked through. What is not
 * here no token may call: the account and its security, tokens, settings, blocks, the test, plans, the staff's work,
 * export and deletion. What everybody may read needs `read` and is not listed.
 */
const CALLS: Record<Scope, readonly OperationName[]> = {
  read: [
    'getArticleMine',
    'getArticleReads',
    'listMyArticles',
    'listCoAuthored',
    'listMyInvitations',
    'listMySeries',
    'listStaleTranslations',
    'listScheduledPosts',
    'listMyPagePosts',
    'listFollowedPosts',
    'listPagePostMarks',
    'getQuestionMine',
    'getCollectionMine',
    'listMyCollections',
    'listMyGuilds',
    'listBookmarks',
    'listBookmarkFolders',
    'listReadingPositions',
    'listSavedViews',
    'exportExploredCsv',
    'exportExploredJson',
    'listFollowing',
    'listFollowedTopics',
    'getForYou',
    'getRelation',
    'suggestPeople',
    'listNotifications',
    'getStanding',
    'listHonor',
    'listUploads',
    'getMedia',
    // Changes nothing: it draws a text.
    'previewText',
  ],
  'write:articles': [
    'createArticle',
    'updateArticle',
    'deleteArticle',
    'restoreArticle',
    'createTranslation',
    'restoreRevision',
    'createSuggestion',
    'decideSuggestion',
    'supportSuggestion',
    'answerInvitation',
    'leaveArticle',
    'updateSeries',
    'deleteSeries',
    'previewImport',
    'importMarkdown',
  ],
  'write:posts': [
    'createPagePost',
    'updatePagePost',
    'deletePagePost',
    'restorePagePost',
    'createGuildPost',
    'schedulePost',
    'editScheduledPost',
    'reschedulePost',
    'publishScheduledPost',
    'deleteScheduledPost',
  ],
  'write:questions': [
    'createQuestion',
    'updateQuestion',
    'deleteQuestion',
    'restoreQuestion',
    'acceptAnswer',
    'createAnswer',
    'updateAnswer',
    'deleteAnswer',
    'restoreAnswer',
  ],
  'write:comments': [
    'createComment',
    'createArticleComment',
    'createPagePostComment',
    'createQuestionComment',
    'createAnswerComment',
    'createCollectionComment',
    'updateComment',
    'deleteComment',
    'restoreComment',
  ],
  'write:collections': [
    'createCollection',
    'updateCollection',
    'deleteCollection',
    'restoreCollection',
    'createCollectionRow',
    'updateCollectionRow',
    'deleteCollectionRow',
    'restoreRowVersion',
    'createRowSuggestion',
    'decideRowSuggestion',
    'previewCsv',
    'importCollection',
  ],
  'write:media': ['uploadMedia', 'deleteMedia'],
  'write:activity': [
    'likeArticle',
    'likePagePost',
    'likeGuildPost',
    'likeCollection',
    'likeComment',
    'voteQuestion',
    'voteAnswer',
    'votePagePost',
    'retractVote',
    'setBookmark',
    'removeBookmark',
    'renameBookmarkFolder',
    'saveReadingPosition',
    'removeReadingPosition',
    'followUser',
    'unfollowUser',
    'followTopic',
    'unfollowTopic',
    'readNotifications',
  ],
  messages: [
    'listConversations',
    'getConversation',
    'findConversationWith',
    'startConversation',
    'readConversation',
    'listMessages',
    'getMessage',
    'searchMessages',
    'sendMessage',
    'editMessage',
    'deleteMessage',
    'restoreMessage',
    'reactToMessage',
  ],
}

const scopes = new Map<Route, Scope>(
  Object.entries(CALLS).flatMap(([scope, names]) =>
    names.map((name): [Route, Scope] => [routes[name], scope as Scope]),
  ),
)

/** The scope that a token needs to call a route; null where none may. */
export function scopeOf(route: Route): Scope | null {
  return scopes.get(route) ?? (isReadByAll(route) ? 'read' : null)
}

function isReadByAll(route: Route): boolean {
  return route.method === 'GET' && route.access === 'public' && 'response' in route
}
