/** The links of the header, in the specification's order; the side menu carries the same. */
export const NAVIGATION = [
  { to: '/', key: 'home' },
  { to: '/categories', key: 'category' },
  { to: '/trending', key: 'trending' },
  { to: '/market', key: 'market' },
  { to: '/question', key: 'help' },
  { to: '/page', key: 'page' },
] as const

/** What the pencil and its key write: on Page a post, in a guild one for the guild, among questions one of them, elsewhere an article. */
export function createPath(path: string): string {
  const guild = /^\/guild\/([1-9]\d{0,14})(?:-|$)/.exec(path)?.[1]
  if (guild !== undefined) return `/postguild?guild=${guild}`
  if (isCurrent('/question', path)) return '/question/ask'
  return isCurrent('/page', path) ? '/page-create' : '/create-article'
}

/** What the pencil is called that leads there. */
export function createKey(to: string): 'create' | 'createPost' | 'createQuestion' {
  if (to === '/question/ask') return 'createQuestion'
  return to === '/create-article' ? 'create' : 'createPost'
}

/** `/category/science` belongs to Category, `/page-post/5` to Page; what is deeper down leads nowhere. */
export function isCurrent(to: string, path: string): boolean {
  if (to === '/') return path === '/'
  const families: Record<string, string[]> = {
    '/categories': ['/categories', '/category/', '/tag/'],
    '/question': ['/question', '/question/'],
    '/messages': ['/messages', '/messages/'],
    '/page': ['/page', '/page-create', '/page-post/'],
  }
  return (families[to] ?? [to]).some((start) =>
    start.endsWith('/') ? path.startsWith(start) && !path.includes('/', start.length) : path === start,
  )
}
