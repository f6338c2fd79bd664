type NameKey =
  | 'category'
  | 'trending'
  | 'help'
  | 'market'
  | 'profile'
  | 'page'
  | 'database'
  | 'guilds'
  | 'article'
  | 'helpCentre'

const NAMES: Record<string, NameKey> = {
  categories: 'category',
  category: 'category',
  trending: 'trending',
  question: 'help',
  market: 'market',
  profile: 'profile',
  user: 'profile',
  page: 'page',
  'page-create': 'page',
  'page-post': 'page',
  database: 'database',
  guilds: 'guilds',
  guild: 'guilds',
  postguild: 'guilds',
  'create-article': 'article',
  article: 'article',
  'help-center': 'helpCentre',
}

/** The name of a screen by the first part of its path, for screens that are not there yet. */
export function nameOfScreen(path: string): NameKey {
  return NAMES[path.split('/')[1] ?? ''] ?? 'page'
}
