import { queryOptions } from '@tanstack/react-query'
import { searchQuestions } from '../../contract/question-lists.ts'
import { isSearchable } from '../../contract/search-rules.ts'
import { addressOf, call } from '../platform/api.ts'
import { orFail } from '../platform/fetch-failure.ts'

export function questionSearchQuery(term: string) {
  const query = { q: term }
  return queryOptions({
    queryKey: [addressOf(searchQuestions, undefined, query)],
    queryFn: ({ signal }) => orFail('Failed to search questions', call(searchQuestions, { query, signal })),
    meta: { holds: ['question'] },
    enabled: isSearchable(term),
  })
}
