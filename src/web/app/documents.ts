import {
  articleDocument,
  articleHistoryDocument,
  articleSuggestionsDocument,
  draftDocument,
} from '../articles/article-documents.ts'
import { categoriesDocument, categoryDocument, tagDocument } from '../categories/category-documents.ts'
import { collectionDocument, collectionPartDocument } from '../collections/collections-document.ts'
import { conversationDocument } from '../conversations/conversation-document.ts'
import { databaseDocument } from '../database/database-document.ts'
import { guildDocument, guildsDocument } from '../guilds/guild-documents.ts'
import { homeDocument } from '../home/home-document.ts'
import { honorDocument } from '../honor/honor-document.ts'
import { iqAboutDocument } from '../iq/about-document.ts'
import { marketDocument } from '../market/market-document.ts'
import {
  pageCreateDocument,
  pageFeedDocument,
  pagePostDocument,
} from '../page-posts/document/page-documents.ts'
import type { ScreenDocument } from '../platform/screen-document.ts'
import { profileDocument } from '../profiles/profile-document.ts'
import { questionDocument, questionsDocument } from '../questions/document/question-documents.ts'
import { trendingDocument } from '../trending/trending-document.ts'

/** A screen that asks for nothing first and has nothing to say to machines beyond its title and description. */
const PLAIN: ScreenDocument = {}

/** All paths that lead nowhere are one page. */
const notFoundDocument: ScreenDocument = { path: () => '/404' }

/** What each screen of `screens.ts` brings to its document; apart from it, so that the browser never loads this. */
export const DOCUMENTS: Record<string, ScreenDocument> = {
  '/': homeDocument,
  '/auth': PLAIN,
  '/login': PLAIN,
  '/register': PLAIN,
  '/reset-password': PLAIN,
  '/confirm-email': PLAIN,
  '/unsubscribe': PLAIN,
  '/settings': PLAIN,
  '/settings/data': PLAIN,
  '/settings/security': PLAIN,
  '/categories': categoriesDocument,
  '/category/:slug': categoryDocument,
  '/tag/:tag': tagDocument,
  '/trending': trendingDocument,
  '/honor': honorDocument,
  '/article/:id': articleDocument,
  '/article/:id/history': articleHistoryDocument,
  '/article/:id/suggestions': articleSuggestionsDocument,
  '/draft/:token': draftDocument,
  '/create-article': PLAIN,
  '/page-create': pageCreateDocument,
  '/library': PLAIN,
  '/notifications': PLAIN,
  '/messages': PLAIN,
  '/messages/new': PLAIN,
  '/messages/:id': conversationDocument,
  '/page': pageFeedDocument,
  '/page-post/:id': pagePostDocument,
  '/help-center': PLAIN,
  '/terms-of-service': PLAIN,
  '/privacy-policy': PLAIN,
  '/cookie-policy': PLAIN,
  '/question': questionsDocument,
  '/question/ask': PLAIN,
  '/question/:id': questionDocument,
  '/market': marketDocument,
  '/profile': PLAIN,
  '/iq-test': PLAIN,
  '/iq-test/take': PLAIN,
  '/iq-test/about': iqAboutDocument,
  '/database': databaseDocument,
  '/collections/new': PLAIN,
  '/collection/:id': collectionDocument,
  '/collection/:id/edit': collectionPartDocument('edit'),
  '/collection/:id/import': collectionPartDocument('import'),
  '/collection/:id/history': collectionPartDocument('history'),
  '/collection/:id/suggestions': collectionPartDocument('suggestions'),
  '/guilds': guildsDocument,
  '/guild/:id': guildDocument,
  '/postguild': PLAIN,
  '/user/:userId': profileDocument,
  '*': notFoundDocument,
}

export function documentOf(pattern: string): ScreenDocument {
  const found = DOCUMENTS[pattern]
  if (found === undefined) throw new Error(`The screen ${pattern} has no entry in app/documents.ts`)
  return found
}
