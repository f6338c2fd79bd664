import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_MAX } from '../../../contract/limits.ts'
import { SIMILAR_PAUSE_MS, SIMILAR_SHOWN, SIMILAR_WORDS } from '../../../contract/question-rules.ts'
import type { QuestionCard } from '../../../contract/questions.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { questionQueries } from '../question-queries.ts'

/** Questions that ask nearly the same, looked for when somebody pauses; never the one that is edited. */
export function useSimilar(title: string, exceptId?: number): QuestionCard[] {
  const q = useDebounced(title.trim().slice(0, SEARCH_MAX).trim(), SIMILAR_PAUSE_MS)
  const isEnough = q.split(/\s+/).length >= SIMILAR_WORDS
  const { data } = useQuery({
    ...questionQueries.similar(q),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  if (!isEnough || data === undefined) return []
  return data.filter(({ id }) => id !== exceptId).slice(0, SIMILAR_SHOWN)
}
