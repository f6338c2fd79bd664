const AUTH = ['providerError', 'needsVerification', 'email', 'view']

/**
 * The names in the query that change what is drawn first, by the pattern of the screen. Others are left out of the document,
 * so that nobody makes the server draw one page again and again; what only the living page reads (useIsHydrated) need
 * not be here. Apart from the screens themselves: only the server asks for it.
 */
export const READS: Readonly<Record<string, readonly string[]>> = {
  '/': ['q', 'filter', 'nsfw', 'category', 'language', 'author', 'from', 'to', 'adult'],
  '/auth': AUTH,
  '/login': AUTH,
  '/register': AUTH,
  '/reset-password': ['token', 'verified'],
  '/confirm-email': ['token'],
  '/unsubscribe': ['token'],
  '/category/:slug': ['sort', 'language', 'tag'],
  '/tag/:tag': ['sort', 'language'],
  '/trending': ['type', 'category', 'period'],
  '/honor': ['period'],
  '/article/:id/history': ['from', 'to', 'revision'],
  '/article/:id/suggestions': ['suggestion'],
  '/create-article': ['article', 'edit', 'suggest', 'translate', 'to', 'category'],
  '/page-create': ['type', 'scheduled'],
  '/guilds': ['sort'],
  '/guild/:id': ['tab'],
  '/postguild': ['guild'],
  '/library': ['tab'],
  '/notifications': ['filter'],
  '/messages': ['box'],
  '/messages/new': ['box'],
  '/messages/:id': ['box'],
  '/market': ['interval', 'currency'],
  '/profile': ['tab', 'list'],
  '/user/:userId': ['tab', 'list'],
  '/page': ['type', 'sort', 'feed', 'nsfw', 'id'],
  '/question': ['tab', 'category', 'tag', 'lang'],
  '/question/ask': ['category'],
  '/collection/:id': ['version', 'as', 'sort', 'order', 'q'],
  '/collection/:id/suggestions': ['suggestion'],
  '/help-center': ['page'],
}
