import { searchArticles } from '../../contract/article-search.ts'
import type { SearchSource } from '../content/search-source.ts'
import { listCards } from './card-queries.ts'
import { languageOrder } from './rules.ts'
import { ARTICLE_SEARCH } from './search-actions.ts'
import { findArticles, listArticleTitles, suggestArticles, WORDS } from './search-queries.ts'

/** Found in any language, shown in the reader's; who asks for one language is shown that one. */
export const articleSearch: SearchSource = {
  name: 'article',
  endpoint: searchArticles,
  find: findArticles,
  listCards: (_site, { db, language, query }, ids) =>
    listCards(db, ids, {
      term: query['q'],
      ...(query['language'] === undefined && { language, reading: query['reading'] }),
    }),
  audienceOf: (_site, { language, query }) => languageOrder(language, query['reading']).join('-'),
  suggest: suggestArticles,
  words: { ...WORDS, followUp: ARTICLE_SEARCH },
  listTitles: listArticleTitles,
}
