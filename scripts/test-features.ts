/** What each journey is about: what it costs is that feature's. A journey that is missing here fails a test. */
const JOURNEYS: Readonly<Record<string, string>> = {
  accessible: 'app',
  'account-journey': 'auth',
  addresses: 'app',
  'adult-content': 'nsfw',
  'clean-paths': 'app',
  comments: 'comments',
  'cookie-consent': 'consent',
  frame: 'app',
  'first-visit': 'app',
  'helps-improve': 'article-history',
  'home-lives': 'home',
  'keeps-articles': 'library',
  'member-posts': 'page-composer',
  'member-writes': 'write',
  'page-feed': 'page-posts',
  'password-reset': 'auth',
  'reads-offline': 'offline',
  'styles-loaded': 'app',
  'theme-and-language': 'settings',
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
/** Asks every endpoint in turn, so that it grows with the features. */
const ROLE_MATRIX = 'src/server/testing/role-matrix/'

/** The feature that a file belongs to, by its folder; `undefined` for what all features share. */
export function featureOf(path: string): string | undefined {
  if (path.startsWith(ROLE_MATRIX)) return 'role matrix'
  const journey = /^e2e\/([a-z0-9-]+)\.spec\.ts$/.exec(path)?.[1]
  const folder =
    journey === undefined
      ? (/^src\/(?:server|web)\/([^/]+)\//.exec(path) ??
          /^src\/contract\/([a-z0-9-]+?)(?:-rules)?(?:\.test)?\.ts$/.exec(path))?.[1]
      : JOURNEYS[journey]
  return folder === undefined || SHARED.has(folder) ? undefined : folder
}

export function isKnownJourney(file: string): boolean {
  return Object.keys(JOURNEYS).includes(file.replace(/\.spec\.ts$/, ''))
}
