import { listRevisions, listSuggestions } from '../../contract/article-history.ts'
import { commentsAddress } from '../comments/public.ts'
import { addressOf } from '../platform/api.ts'
import type { ScreenDocument, ScreenPlace } from '../platform/screen-document.ts'
import { articleQueries } from './article-queries.ts'
import { readArticleId } from './read-article-id.ts'
import { headOfArticle } from './article-document-head.ts'

type Params = ScreenPlace['params']

/** Any words after the number are for people only; what has no number leads to no article, as 0 does. */
const pathOf = (params: Params): string => `/article/${readArticleId(params['id']) ?? 0}`

/** The article itself, and what a screen shows beside it. */
function withArticle(params: Params, beside: (id: number) => string) {
  const id = readArticleId(params['id'])
  return id === null ? [] : [articleQueries.detail(id), beside(id)]
}

export const articleDocument: ScreenDocument = {
  path: pathOf,
  firstData: ({ params }) =>
    withArticle(params, (id) => commentsAddress({ objectType: 'article', objectId: id })),
  head: ({ params, client, publicUrl }) => {
    const id = readArticleId(params['id'])
    const article = id === null ? null : client.getQueryData(articleQueries.detail(id).queryKey)
    return article ? headOfArticle(article, publicUrl) : {}
  },
}

export const articleHistoryDocument: ScreenDocument = {
  path: (params) => `${pathOf(params)}/history`,
  firstData: ({ params }) => withArticle(params, (id) => addressOf(listRevisions, { id })),
}

export const articleSuggestionsDocument: ScreenDocument = {
  path: (params) => `${pathOf(params)}/suggestions`,
  firstData: ({ params }) => withArticle(params, (id) => addressOf(listSuggestions, { id })),
}

/** One document for all links: neither the draft nor its token is in it. */
export const draftDocument: ScreenDocument = { path: () => '/draft/link', isSecret: true }
