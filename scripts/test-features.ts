/** These ask about every endpoint, screen or file in turn: no feature, but they grow with the features as if they were. */
const ROLE_MATRIX = 'role matrix'
const EVERY_SCREEN = 'every screen'
const SOURCE_RULES = 'source rules'

/** What each journey is about: what it costs is that feature's. A journey that is missing here fails a test. */
const JOURNEYS: Readonly<Record<string, string>> = {
  accessible: EVERY_SCREEN,
  'account-journey': 'auth',
  'account-settings': 'account',
  addresses: 'app',
  'adult-content': 'nsfw',
  'blocks-and-mutes': 'blocks',
  'clean-paths': 'app',
  comments: 'comments',
  'cookie-consent': 'consent',
  'database-collections': 'collections',
  'database-explore': 'database',
  frame: 'app',
  'first-day-operator': 'first-day',
  'first-visit': 'app',
  guilds: 'guilds',
  'helps-improve': 'article-history',
  'home-lives': 'home',
  honor: 'honor',
  iq: 'iq',
  'keeps-articles': 'library',
  market: 'market',
  'member-posts': 'page-composer',
  'member-writes': 'write',
  notifications: 'notifications',
  messages: 'conversations',
  'own-data': 'data-export',
  'page-feed': 'page-posts',
  'password-reset': 'auth',
  profiles: 'profiles',
  questions: 'questions',
  'reads-offline': 'offline',
  scheduling: 'scheduled-posts',
  search: 'search',
  'sign-in-safety': 'sign-ins',
  'styles-loaded': EVERY_SCREEN,
  'theme-and-language': 'settings',
  unsubscribes: 'unsubscribe',
  'visitor-browses': 'app',
  'visitor-reads': 'articles',
  'without-javascript': 'app',
  'writes-offline': 'write',
  'writes-together': 'co-authors',
}

/** No feature: the base, and what features use rather than repeat. What is tested there hardly grows with their number. */
const SHARED = new Set([
  'api-docs',
  'app',
  'backup',
  'content',
  'documents',
  'editor',
  'health',
  'lite-text',
  'media',
  'platform',
  'providers',
  'rich-text',
  'share-images',
  'staff',
  'styles',
  'testing',
  'text-diff',
  'ui',
])

/** The feature that a file belongs to, by its folder; `undefined` for what all features share. */
export function featureOf(path: string): string | undefined {
  if (path.startsWith('src/server/testing/role-matrix/')) return ROLE_MATRIX
  if (path === 'src/architecture.test.ts') return SOURCE_RULES
  const journey = /^e2e\/([a-z0-9-]+)\.spec\.ts$/.exec(path)?.[1]
  const folder =
    journey === undefined
      ? (/^src\/(?:server|web)\/([^/]+)\//.exec(path) ??
          /^src\/contract\/([a-z0-9-]+?)(?:-rules)?(?:\.test)?\.ts$/.exec(path))?.[1]
      : JOURNEYS[journey]
  return folder === undefined || SHARED.has(folder) ? undefined : folder
}

export function isOneFeature(feature: string | undefined): boolean {
  return feature !== undefined && ![ROLE_MATRIX, EVERY_SCREEN, SOURCE_RULES].includes(feature)
}

export function isKnownJourney(file: string): boolean {
  return Object.keys(JOURNEYS).includes(file.replace(/\.spec\.ts$/, ''))
}
