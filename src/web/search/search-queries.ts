import { queryOptions } from '@tanstack/react-query'
import { searchArticles } from '../../contract/article-search.ts'
import { searchGuilds } from '../../contract/guilds.ts'
import { NSFW_PAGE_SIZE } from '../../contract/limits.ts'
import { searchPagePosts } from '../../contract/page-posts.ts'
import { isSearchable } from '../../contract/search-rules.ts'
import { addressOf, call, callPage } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'

/** Spec 5: a term that is too short is not asked for. */
export function articleSearchQuery(term: string, reading?: string) {
  const query = { q: term, reading }
  return queryOptions({
    queryKey: [addressOf(searchArticles, undefined, query)],
    queryFn: ({ signal }) => orFail('Failed to search articles', call(searchArticles, { query, signal })),
    meta: { holds: ['article'] },
    enabled: isSearchable(term),
  })
}

export function guildSearchQuery(term: string) {
  const params = { term }
  return queryOptions({
    queryKey: [addressOf(searchGuilds, params)],
    // Nothing but dots would be another path.
    queryFn: async ({ signal }) =>
      /^\.+$/.test(term) ? [] : orFail('Failed to search guilds', call(searchGuilds, { params, signal })),
    meta: { holds: ['guild'] },
    enabled: isSearchable(term),
  })
}

export interface PostSearch {
  term: string
  hasNsfw: boolean
  /** Where the page starts; only the view with adult posts has several. */
  cursor: string | null
}

/** With adult posts among them the results come ten at a time; the server searches those only for who may see them. */
export function postSearchQuery({ term, hasNsfw, cursor }: PostSearch) {
  const query = {
    q: term,
    includeNsfw: hasNsfw ? 'true' : 'false',
    ...(hasNsfw && { limit: String(NSFW_PAGE_SIZE) }),
    ...(cursor !== null && { cursor }),
  } as const
  return queryOptions({
    queryKey: [addressOf(searchPagePosts, undefined, query), 'page'],
    queryFn: ({ signal }) =>
      orFail('Failed to search page posts', callPage(searchPagePosts, { query, signal })),
    meta: { holds: ['page-post'] },
    enabled: isSearchable(term),
  })
}
