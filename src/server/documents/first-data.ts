import type { FastifyRequest } from 'fastify'
import { CATEGORIES } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import { PAGE_POST_SORTS, PAGE_POST_TYPES } from '../../contract/page-posts.ts'
import type { PageState } from '../../contract/rendering.ts'
import { TRENDING_PERIODS } from '../../contract/stats.ts'
import type { CountryRule } from '../platform/document-steps.ts'
import type { Server } from '../platform/server.ts'
import { postIdIn } from './post-head.ts'

type Addresses = (parts: string[], query: URLSearchParams) => string[]

/** What each screen asks for first, by its first segment: addresses exactly as the app would call them. */
const FIRST: Record<string, Addresses> = {
  '': (_, query) =>
    query.has('q') || query.get('adult') === 'on'
      ? []
      : [
          '/api/articles',
          '/api/recent-updates',
          '/api/categories/counts',
          '/api/page-posts',
          '/api/stats',
          '/api/online',
        ],
  categories: () => ['/api/categories/counts'],
  category: ([slug = ''], query) => {
    if (!CATEGORIES.some((category) => category === slug)) return []
    const filter = new URLSearchParams({ category: slug, sort: 'hot' })
    for (const name of ['sort', 'language', 'tag'])
      if (query.has(name)) filter.set(name, query.get(name) ?? '')
    return [`/api/articles?${filter.toString()}`, `/api/tags?category=${slug}`, '/api/categories/counts']
  },
  trending: (_, query) => {
    const scope = CATEGORIES.find((category) => category === query.get('category')) ?? 'all'
    const period = TRENDING_PERIODS.find((choice) => choice === query.get('period')) ?? 'now'
    const list =
      query.get('type') === 'posts' ? '/api/page-posts/trending' : `/api/articles/trending/${scope}`
    return [`${list}${period === 'now' ? '' : `?period=${period}`}`]
  },
  article: ([id = '', part]) => {
    const number = /^[1-9]\d{0,14}(?=-|$)/.exec(id)?.[0]
    if (number === undefined) return []
    if (part === 'history') return [`/api/articles/${number}`, `/api/articles/${number}/revisions`]
    if (part === 'suggestions') return [`/api/articles/${number}`, `/api/articles/${number}/suggestions`]
    return [`/api/articles/${number}`, `/api/articles/${number}/comments`]
  },
  page: (_, query) => {
    const id = postIdIn(`/page?${query.toString()}`)
    return [...(id === undefined ? [] : [`/api/page-posts/${id}`]), ...feedOf(query)]
  },
  'page-post': ([id = '', ...rest]) => {
    const number = rest.length === 0 ? postIdIn(`/page-post/${id}`) : undefined
    if (number === undefined) return []
    return [`/api/page-posts/${number}`, `/api/comments?objectType=page-post&objectId=${number}`]
  },
}

/** Whom somebody follows is his own, and adult posts are for who has asked: their lists are left to the app. */
function feedOf(query: URLSearchParams): string[] {
  if (query.get('feed') === 'following' || query.get('nsfw') === 'true') return []
  const filter = new URLSearchParams()
  const type = PAGE_POST_TYPES.find((name) => name === query.get('type'))
  const sort = PAGE_POST_SORTS.find((name) => name === query.get('sort'))
  if (type !== undefined) filter.set('type', type)
  if (sort !== undefined && sort !== 'new') filter.set('sort', sort)
  return [`/api/page-posts${filter.size === 0 ? '' : `?${filter.toString()}`}`]
}

export interface FirstData {
  /** By address. What is not found is null; what failed is not there and left to the app. */
  queries: Record<string, unknown>
  /** The site could not answer what the page is about, the first of its addresses: robots are to come again. */
  isAway: boolean
}

/**
 * The first data of a document. It is asked of our own API, so that a document holds what the app would have been
 * answered, from the same short-lived cache.
 */
export async function loadFirstData(
  server: Server,
  request: FastifyRequest,
  { path, language, hasSession }: PageState,
  /** What the reader's country does not have, which our own calls can't tell: then there is none. */
  lacking: CountryRule[],
): Promise<FirstData> {
  const [pathname = '/', search = ''] = path.split('?')
  const [first = '', ...parts] = pathname.split('/').filter((part) => part !== '')
  const addresses = Object.hasOwn(FIRST, first)
    ? FIRST[first]?.(parts, new URLSearchParams(search))
    : undefined
  const answers = await Promise.all(
    (addresses ?? []).map((address) => ask(server, request, address, language)),
  )
  const found = answers.flatMap(({ address, status, data }): [string, unknown][] => {
    if (status === 200) return [[address, lacking.some(({ isOf }) => isOf(data)) ? null : data]]
    return status === 404 || status === 400 ? [[address, null]] : []
  })
  return {
    // A member may find what the public does not, his own draft: the app asks for it as him.
    queries: Object.fromEntries(found.filter(([, data]) => data !== null || !hasSession)),
    isAway: (answers[0]?.status ?? 200) >= 500,
  }
}

interface Answer {
  address: string
  status: number
  data: unknown
}

async function ask(
  { http, cookies }: Server,
  request: FastifyRequest,
  address: string,
  language: Language,
): Promise<Answer> {
  const response = await http.inject({
    method: 'GET',
    url: address,
    remoteAddress: request.ip,
    headers: {
      'x-language': language,
      // The reader is counted by the document itself.
      'user-agent': '',
      ...(cookies.read(request, 'fresh') !== undefined && { cookie: cookies.freshHeader() }),
    },
  })
  const status = response.statusCode
  return { address, status, data: status === 200 ? response.json() : null }
}
