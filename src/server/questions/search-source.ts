import { searchQuestions } from '../../contract/question-lists.ts'
import type { SearchSource } from '../content/search-source.ts'
import { listQuestionCards } from './card-queries.ts'
import { QUESTION_SEARCH } from './search-actions.ts'
import { findQuestions, listQuestionTitles, suggestQuestions, WORDS } from './search-queries.ts'

/** Nothing adult is found, so the answer is the same for all. */
export const questionSearch: SearchSource = {
  name: 'question',
  endpoint: searchQuestions,
  find: findQuestions,
  listCards: (_site, { db, query }, ids) => listQuestionCards(db, ids, { term: query['q'] }),
  audienceOf: null,
  suggest: suggestQuestions,
  words: { ...WORDS, followUp: QUESTION_SEARCH },
  listTitles: listQuestionTitles,
}
