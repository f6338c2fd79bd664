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
/** Screens of later issues say honestly that they are not there yet. */
const unbuilt: Loader = {
  module: 'src/web/app/unbuilt-page.tsx',
  load: async () => (await import('./unbuilt-page.tsx')).UnbuiltPage,
}
const notFound: Loader = {
  module: 'src/web/app/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
}

/** Every inner path of the specification. Each is also a clean path that the server answers with a document. */
export const SCREENS: Screen[] = [
  {
    pattern: '/',
    module: 'src/web/home/home-page.tsx',
    load: async () => (await import('../home/home-page.tsx')).HomePage,
  },
  { pattern: '/auth', ...auth, isBare: true },
  { pattern: '/login', ...auth, isBare: true },
  { pattern: '/register', ...auth, isBare: true },
  {
    pattern: '/reset-password',
    module: 'src/web/auth/reset-password-page.tsx',
    load: async () => (await import('../auth/reset-password-page.tsx')).ResetPasswordPage,
    isBare: true,
  },
  {
    pattern: '/confirm-email',
    module: 'src/web/account/confirm-email-page.tsx',
    load: async () => (await import('../account/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  {
    pattern: '/unsubscribe',
    module: 'src/web/unsubscribe/unsubscribe-page.tsx',
    load: async () => (await import('../unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  },
  {
    pattern: '/settings',
    module: 'src/web/settings/settings-page.tsx',
    load: async () => (await import('../settings/settings-page.tsx')).SettingsPage,
  },
  {
    pattern: '/categories',
    module: 'src/web/categories/categories-page.tsx',
    load: async () => (await import('../categories/categories-page.tsx')).CategoriesPage,
  },
  {
    pattern: '/category/:slug',
    module: 'src/web/categories/category-page.tsx',
    load: async () => (await import('../categories/category-page.tsx')).CategoryPage,
  },
  {
    pattern: '/tag/:tag',
    module: 'src/web/categories/tag-page.tsx',
    load: async () => (await import('../categories/tag-page.tsx')).TagPage,
  },
  {
    pattern: '/trending',
    module: 'src/web/trending/trending-page.tsx',
    load: async () => (await import('../trending/trending-page.tsx')).TrendingPage,
  },
  {
    pattern: '/honor',
    module: 'src/web/honor/honor-page.tsx',
    load: async () => (await import('../honor/honor-page.tsx')).HonorPage,
  },
  {
    pattern: '/article/:id',
    module: 'src/web/articles/article-page.tsx',
    load: async () => (await import('../articles/article-page.tsx')).ArticlePage,
  },
  {
    pattern: '/article/:id/history',
    module: 'src/web/articles/article-history-page.tsx',
    load: async () => (await import('../articles/article-history-page.tsx')).ArticleHistoryPage,
  },
  {
    pattern: '/article/:id/suggestions',
    module: 'src/web/articles/article-suggestions-page.tsx',
    load: async () => (await import('../articles/article-suggestions-page.tsx')).ArticleSuggestionsPage,
  },
  {
    pattern: '/draft/:token',
    module: 'src/web/articles/draft-page.tsx',
    load: async () => (await import('../articles/draft-page.tsx')).DraftPage,
  },
  {
    pattern: '/create-article',
    module: 'src/web/write/create-article-page.tsx',
    load: async () => (await import('../write/create-article-page.tsx')).CreateArticlePage,
  },
  {
    pattern: '/page-create',
    module: 'src/web/page-composer/page-create-page.tsx',
    load: async () => (await import('../page-composer/page-create-page.tsx')).PageCreatePage,
  },
  {
    pattern: '/guilds',
    module: 'src/web/guilds/guilds-page.tsx',
    load: async () => (await import('../guilds/guilds-page.tsx')).GuildsPage,
  },
  {
    pattern: '/guild/:id',
    module: 'src/web/guilds/guild-page.tsx',
    load: async () => (await import('../guilds/guild-page.tsx')).GuildPage,
  },
  {
    pattern: '/postguild',
    module: 'src/web/guild-posts/post-guild-page.tsx',
    load: async () => (await import('../guild-posts/post-guild-page.tsx')).PostGuildPage,
  },
  {
    pattern: '/library',
    module: 'src/web/library/library-page.tsx',
    load: async () => (await import('../library/library-page.tsx')).LibraryPage,
  },
  {
    pattern: '/notifications',
    module: 'src/web/notifications/notifications-page.tsx',
    load: async () => (await import('../notifications/notifications-page.tsx')).NotificationsPage,
  },
  ...['/messages', '/messages/new', '/messages/:id'].map((pattern): Screen => ({
    pattern,
    ...conversations,
  })),
  { pattern: '/profile', ...profiles },
  { pattern: '/user/:userId', ...profiles },
  {
    pattern: '/page',
    module: 'src/web/page-posts/page-feed-page.tsx',
    load: async () => (await import('../page-posts/page-feed-page.tsx')).PageFeedPage,
  },
  {
    pattern: '/page-post/:id',
    module: 'src/web/page-posts/page-post-page.tsx',
    load: async () => (await import('../page-posts/page-post-page.tsx')).PagePostPage,
  },
  {
    pattern: '/question',
    module: 'src/web/questions/questions-page.tsx',
    load: async () => (await import('../questions/questions-page.tsx')).QuestionsPage,
  },
  {
    pattern: '/question/ask',
    module: 'src/web/questions/ask-page.tsx',
    load: async () => (await import('../questions/ask-page.tsx')).AskPage,
  },
  {
    pattern: '/question/:id',
    module: 'src/web/questions/question-page.tsx',
    load: async () => (await import('../questions/question-page.tsx')).QuestionPage,
  },
  {
    pattern: '/help-center',
    module: 'src/web/help/help-page.tsx',
    load: async () => (await import('../help/help-page.tsx')).HelpPage,
    prepare: async (_path, language) => (await import('../help/help-texts.ts')).loadHelpTexts(language),
  },
  { pattern: '/terms-of-service', ...legal },
  { pattern: '/privacy-policy', ...legal },
  { pattern: '/cookie-policy', ...legal },
  {
    pattern: '/market',
    module: 'src/web/market/market-page.tsx',
    load: async () => (await import('../market/market-page.tsx')).MarketPage,
  },
  ...['/iq-test', '/database'].map((pattern): Screen => ({ pattern, ...unbuilt })),
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
