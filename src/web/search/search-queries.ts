import { queryOptions } from '@tanstack/react-query'
import { searchArticles } from '../../contract/article-search.ts'
import { searchCollections } from '../../contract/collections.ts'
import { searchGuilds } from '../../contract/guilds.ts'
import { NSFW_PAGE_SIZE } from '../../contract/limits.ts'
import { searchPagePosts } from '../../contract/page-posts.ts'
import { searchQuestions } from '../../contract/question-lists.ts'
import { correctSearch, searchPeople } from '../../contract/search.ts'
import { isSearchable } from '../../contract/search-rules.ts'
import { addressOf, call, callPage } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'
import type { Narrowing } from './search-view.ts'

/** One page of what is found; the first one has no cursor. */
export interface Search extends Narrowing {
  term: string
  cursor?: string | undefined
}

/** Spec 5: a term that is too short is not asked for. */
export function articleSearchQuery({ term, cursor, ...narrowing }: Search, reading?: string) {
  // A list of one language has no other version to choose.
  const query = { q: term, ...narrowing, reading: narrowing.language ? undefined : reading, cursor }
  return queryOptions({
    queryKey: [addressOf(searchArticles, undefined, query), 'page'],
    queryFn: ({ signal }) => orFail('Failed to search articles', callPage(searchArticles, { query, signal })),
    meta: { holds: ['article'] },
    enabled: isSearchable(term),
  })
}

export function guildSearchQuery({ term, cursor }: Search, hasNsfw: boolean) {
  const params = { term }
  const query = { ...(hasNsfw && ({ includeNsfw: 'true' } as const)), cursor }
  return queryOptions({
    queryKey: [addressOf(searchGuilds, params, query), 'page'],
    // Nothing but dots would be another path.
    queryFn: async ({ signal }) =>
      /^\.+$/.test(term)
        ? { items: [], next: null }
        : orFail('Failed to search guilds', callPage(searchGuilds, { params, query, signal })),
    meta: { holds: ['guild'] },
    enabled: isSearchable(term),
  })
}

/** With adult posts among them the results come ten at a time; the server searches those only for who may see them. */
export function postSearchQuery({ term, author, from, to, cursor }: Search, hasNsfw: boolean) {
  const query = {
    q: term,
    includeNsfw: hasNsfw ? 'true' : 'false',
    limit: hasNsfw ? String(NSFW_PAGE_SIZE) : undefined,
    author,
    from,
    to,
    cursor,
  } as const
  return queryOptions({
    queryKey: [addressOf(searchPagePosts, undefined, query), 'page'],
    queryFn: ({ signal }) =>
      orFail('Failed to search page posts', callPage(searchPagePosts, { query, signal })),
    meta: { holds: ['page-post'] },
    enabled: isSearchable(term),
  })
}

export function questionSearchQuery({ term, cursor, ...narrowing }: Search) {
  const query = { q: term, ...narrowing, cursor }
  return queryOptions({
    queryKey: [addressOf(searchQuestions, undefined, query), 'page'],
    queryFn: ({ signal }) =>
      orFail('Failed to search questions', callPage(searchQuestions, { query, signal })),
    meta: { holds: ['question'] },
    enabled: isSearchable(term),
  })
}

export function collectionSearchQuery({ term, cursor, ...narrowing }: Search) {
  const query = { q: term, ...narrowing, cursor }
  return queryOptions({
    queryKey: [addressOf(searchCollections, undefined, query), 'page'],
    queryFn: ({ signal }) =>
      orFail('Failed to search collections', callPage(searchCollections, { query, signal })),
    meta: { holds: ['collection'] },
    enabled: isSearchable(term),
  })
}

export function peopleSearchQuery({ term, cursor }: Pick<Search, 'term' | 'cursor'>) {
  const query = { q: term, cursor }
  return queryOptions({
    queryKey: [addressOf(searchPeople, undefined, query), 'page'],
    queryFn: ({ signal }) => orFail('Failed to search people', callPage(searchPeople, { query, signal })),
    enabled: isSearchable(term),
  })
}

/** What the term may have been meant to be; to be asked when few things were found. */
export function correctionQuery(term: string) {
  const query = { q: term }
  return queryOptions({
    queryKey: [addressOf(correctSearch, undefined, query)],
    queryFn: ({ signal }) => call(correctSearch, { query, signal }),
    enabled: isSearchable(term),
  })
}
