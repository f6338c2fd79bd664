import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../contract/messages.ts'
import { loadStyles } from '../platform/screen-styles.ts'
import { matchPath } from './paths.ts'

export interface ScreenProps {
  params: Record<string, string>
}

export interface Screen {
  pattern: string
  /** The source module, as the build's manifest names it: the server preloads what it needs. */
  module: string
  load: () => Promise<ComponentType<ScreenProps>>
  /** Content that is code too (long texts) and must be there before the first paint. */
  prepare?: (path: string, language: Language) => Promise<void>
  /** Its addresses are one screen in several states: what they share stays as it is from one to the next. */
  isLasting?: boolean
  /** Without header and footer. */
  isBare?: boolean
}

type Loader = Pick<Screen, 'module' | 'load' | 'prepare'>

const auth: Loader = {
  module: 'src/web/auth/auth-page.tsx',
  load: async () => (await import('../auth/auth-page.tsx')).AuthPage,
}
const legal: Loader = {
  module: 'src/web/legal/legal-page.tsx',
  load: async () => (await import('../legal/legal-page.tsx')).LegalPage,
  prepare: async (path, language) => (await import('../legal/legal-texts.ts')).loadLegalText(path, language),
}
const profiles: Loader = {
  module: 'src/web/profiles/profiles-page.tsx',
  load: async () => (await import('../profiles/profiles-page.tsx')).ProfilesPage,
}
const conversations: Pick<Screen, 'module' | 'load' | 'isLasting'> = {
  module: 'src/web/conversations/conversations-page.tsx',
  load: async () => (await import('../conversations/conversations-page.tsx')).ConversationsPage,
  isLasting: true,
}
const collectionEditor: Loader = {
  module: 'src/web/collections/collection-editor-page.tsx',
  load: async () => (await import('../collections/collection-editor-page.tsx')).CollectionEditorPage,
}
const collectionChanges: Loader = {
  module: 'src/web/collections/collection-changes-page.tsx',
  load: async () => (await import('../collections/collection-changes-page.tsx')).CollectionChangesPage,
}
const notFound: Loader = {
  module: 'src/web/app/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
}

/** `name` is that of its module below src/web. */
function screen(
  pattern: string,
  name: string,
  load: Screen['load'],
  more?: Pick<Screen, 'prepare' | 'isBare'>,
): Screen {
  return { pattern, module: `src/web/${name}.tsx`, load, ...more }
}

/** Every inner path of the specification. Each is also a clean path that the server answers with a document. */
export const SCREENS: Screen[] = [
  screen('/', 'home/home-page', async () => (await import('../home/home-page.tsx')).HomePage),
  { pattern: '/auth', ...auth, isBare: true },
  { pattern: '/login', ...auth, isBare: true },
  { pattern: '/register', ...auth, isBare: true },
  screen(
    '/reset-password',
    'auth/reset-password-page',
    async () => (await import('../auth/reset-password-page.tsx')).ResetPasswordPage,
    { isBare: true },
  ),
  screen(
    '/confirm-email',
    'account/confirm-email-page',
    async () => (await import('../account/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  screen(
    '/unsubscribe',
    'unsubscribe/unsubscribe-page',
    async () => (await import('../unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  screen(
    '/settings',
    'settings/settings-page',
    async () => (await import('../settings/settings-page.tsx')).SettingsPage,
  ),
  screen(
    '/settings/data',
    'data-export/data-page',
    async () => (await import('../data-export/data-page.tsx')).DataPage,
  ),
  screen(
    '/settings/security',
    'security/security-page',
    async () => (await import('../security/security-page.tsx')).SecurityPage,
  ),
  screen(
    '/categories',
    'categories/categories-page',
    async () => (await import('../categories/categories-page.tsx')).CategoriesPage,
  ),
  screen(
    '/category/:slug',
    'categories/category-page',
    async () => (await import('../categories/category-page.tsx')).CategoryPage,
  ),
  screen(
    '/tag/:tag',
    'categories/tag-page',
    async () => (await import('../categories/tag-page.tsx')).TagPage,
  ),
  screen(
    '/trending',
    'trending/trending-page',
    async () => (await import('../trending/trending-page.tsx')).TrendingPage,
  ),
  screen('/honor', 'honor/honor-page', async () => (await import('../honor/honor-page.tsx')).HonorPage),
  screen(
    '/article/:id',
    'articles/article-page',
    async () => (await import('../articles/article-page.tsx')).ArticlePage,
  ),
  screen(
    '/article/:id/history',
    'articles/article-history-page',
    async () => (await import('../articles/article-history-page.tsx')).ArticleHistoryPage,
  ),
  screen(
    '/article/:id/suggestions',
    'articles/article-suggestions-page',
    async () => (await import('../articles/article-suggestions-page.tsx')).ArticleSuggestionsPage,
  ),
  screen(
    '/draft/:token',
    'articles/draft-page',
    async () => (await import('../articles/draft-page.tsx')).DraftPage,
  ),
  screen(
    '/create-article',
    'write/create-article-page',
    async () => (await import('../write/create-article-page.tsx')).CreateArticlePage,
  ),
  screen(
    '/page-create',
    'page-composer/page-create-page',
    async () => (await import('../page-composer/page-create-page.tsx')).PageCreatePage,
  ),
  screen('/guilds', 'guilds/guilds-page', async () => (await import('../guilds/guilds-page.tsx')).GuildsPage),
  screen('/guild/:id', 'guilds/guild-page', async () => (await import('../guilds/guild-page.tsx')).GuildPage),
  screen(
    '/postguild',
    'guild-posts/post-guild-page',
    async () => (await import('../guild-posts/post-guild-page.tsx')).PostGuildPage,
  ),
  screen(
    '/library',
    'library/library-page',
    async () => (await import('../library/library-page.tsx')).LibraryPage,
  ),
  screen(
    '/notifications',
    'notifications/notifications-page',
    async () => (await import('../notifications/notifications-page.tsx')).NotificationsPage,
  ),
  ...['/messages', '/messages/new', '/messages/:id'].map((pattern): Screen => ({
    pattern,
    ...conversations,
  })),
  { pattern: '/profile', ...profiles },
  { pattern: '/user/:userId', ...profiles },
  screen(
    '/page',
    'page-posts/page-feed-page',
    async () => (await import('../page-posts/page-feed-page.tsx')).PageFeedPage,
  ),
  screen(
    '/page-post/:id',
    'page-posts/page-post-page',
    async () => (await import('../page-posts/page-post-page.tsx')).PagePostPage,
  ),
  screen(
    '/question',
    'questions/questions-page',
    async () => (await import('../questions/questions-page.tsx')).QuestionsPage,
  ),
  screen(
    '/question/ask',
    'questions/ask-page',
    async () => (await import('../questions/ask-page.tsx')).AskPage,
  ),
  screen(
    '/question/:id',
    'questions/question-page',
    async () => (await import('../questions/question-page.tsx')).QuestionPage,
  ),
  screen('/iq-test', 'iq/iq-page', async () => (await import('../iq/iq-page.tsx')).IqPage),
  screen('/iq-test/take', 'iq/take-page', async () => (await import('../iq/take-page.tsx')).TakePage, {
    isBare: true,
  }),
  screen('/iq-test/about', 'iq/about-page', async () => (await import('../iq/about-page.tsx')).AboutPage),
  screen('/market', 'market/market-page', async () => (await import('../market/market-page.tsx')).MarketPage),
  screen('/help-center', 'help/help-page', async () => (await import('../help/help-page.tsx')).HelpPage, {
    prepare: async (_path, language) => (await import('../help/help-texts.ts')).loadHelpTexts(language),
  }),
  { pattern: '/terms-of-service', ...legal },
  { pattern: '/privacy-policy', ...legal },
  { pattern: '/cookie-policy', ...legal },
  screen(
    '/database',
    'database/database-page',
    async () => (await import('../database/database-page.tsx')).DatabasePage,
  ),
  { pattern: '/collections/new', ...collectionEditor },
  screen(
    '/collection/:id',
    'collections/collection-page',
    async () => (await import('../collections/collection-page.tsx')).CollectionPage,
  ),
  { pattern: '/collection/:id/edit', ...collectionEditor },
  { pattern: '/collection/:id/import', ...collectionEditor },
  { pattern: '/collection/:id/history', ...collectionChanges },
  { pattern: '/collection/:id/suggestions', ...collectionChanges },
]

export interface Match {
  screen: Screen
  params: Record<string, string>
}

export function matchScreen(path: string): Match {
  for (const screen of SCREENS) {
    const params = matchPath(screen.pattern, path)
    if (params !== null) return { screen, params }
  }
  return { screen: { pattern: '*', ...notFound }, params: {} }
}

const loaded = new Map<string, ComponentType<ScreenProps>>()

type Frame = ComponentType<{ children: ReactNode }>
let frame: Frame | undefined

/** Apart from the router: the auth screens have no frame and do not load it. */
async function loadFrame(): Promise<void> {
  frame = (await import('./shell/shell.tsx')).Shell
}

/** The frame around a screen, once it is loaded; bare screens have none. */
export function frameOf({ isBare }: Screen): Frame | undefined {
  return isBare === true ? undefined : frame
}

/** Loads a screen's code, frame and content; it counts as loaded only with all of them. */
export async function loadScreen({ screen }: Match, path: string, language: Language): Promise<void> {
  const [component] = await Promise.all([
    loaded.get(screen.module) ?? screen.load(),
    loadStyles(screen.module),
    screen.isBare === true || frame !== undefined ? undefined : loadFrame(),
  ])
  await screen.prepare?.(path, language)
  loaded.set(screen.module, component)
}

export function loadedScreen(screen: Screen): ComponentType<ScreenProps> | undefined {
  return loaded.get(screen.module)
}
