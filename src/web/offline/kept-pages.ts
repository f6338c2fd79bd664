/** Articles that were read and who read them; nothing else is in it. Another form of it gets another number. */
export const PAGES = 'pages-1'
/** The offline page, and the files that kept articles need. */
export const FILES = 'files-1'
/** Where the id of the person stands beside the articles; `null` is a visitor's. */
export const OWNER = '/owner'

export const MOST_PAGES = 10
export const MOST_FILES = 150
const MOST_CHARACTERS = 2_000_000

/** What a page tells the worker once somebody has settled on it. */
export interface VisitNote {
  /** Who reads; null for a visitor. */
  owner: number | null
  /** The article on screen by its one path, or null. */
  path: string | null
  /** The files of the site that the page was made of. */
  files: string[]
}

const ARTICLE = /^\/article\/([1-9]\d{0,14})(?:-[^/?]*)?(?:\?|$)/

/** The one path of an article, whatever words follow its number; null for every other place. */
export function articlePath(path: string): string | null {
  const id = ARTICLE.exec(path)?.[1]
  return id === undefined ? null : `/article/${id}`
}

const ROOT = /^\/v2\/?$/

/** The article that an address asks for, in its clean form or after the hash. */
export function articleAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): string | null {
  return articlePath(ROOT.test(pathname) ? hash.slice(1) : pathname)
}

/** What stands before all that people wrote: in it quotation marks are the site's own. */
export const headOf = (html: string): string => html.split('<script type="application/ld+json">', 1)[0] ?? ''

/**
 * Documents are the same for all members and for all visitors, so what is judged is what they show: only an article
 * that everybody may read, never adult content, nothing that says it is not to be stored.
 */
export function mayKeep(
  response: Pick<Response, 'status' | 'redirected' | 'headers'>,
  html: string,
): boolean {
  const head = headOf(html)
  return (
    response.status === 200 &&
    !response.redirected &&
    !/\bno-store\b/.test(response.headers.get('cache-control') ?? 'no-store') &&
    html.length <= MOST_CHARACTERS &&
    head.includes('<meta property="og:type" content="article">') &&
    !head.includes('content="noindex"') &&
    !head.includes('<meta name="rating" content="adult">')
  )
}

/** The language that a document is in, as `?hl=` asks for it. */
export const languageOf = (html: string): string => /<html lang="([a-z-]+)"/.exec(html)?.[1] ?? 'en'

const isFile = (path: string): boolean => path.startsWith('/assets/')

/** The files that a document names and those that its page has loaded, each once. */
export function filesFor(html: string, loaded: string[]): string[] {
  const named = [...headOf(html).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  return [...new Set([...named, ...loaded.filter(isFile)])].slice(0, MOST_FILES)
}
