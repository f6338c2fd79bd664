import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '../../../contract/questions.ts'
import { useSteadyList } from '../../platform/steady-list.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { questionQueries, type AnswerSort } from '../question-queries.ts'

const keyOf = ({ id }: Answer): number => id

/** Of each only the first, where it is shown. */
function withoutRepeats(answers: readonly Answer[]): Answer[] {
  const seen = new Set<number>()
  return answers.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The answers that were opened so far, and before them the one that an address leads to. */
export function useAnswers(
  questionId: number,
  sort: AnswerSort,
  ownId: number | null,
  wantedId: number | null,
) {
  const client = useQueryClient()
  const list = usePagedList(questionQueries.answers(client, questionId, sort))
  // One's own answer is shown at once; others' wait behind the pill.
  const name = `${questionId} ${sort} ${ownId ?? ''}`
  // It comes again with the page that it belongs to.
  const fresh = useMemo(() => list.items && withoutRepeats(list.items), [list.items])
  const { items, newCount, showNew } = useSteadyList(name, fresh, keyOf, true)
  const isListed = items.some(({ id }) => id === wantedId)
  const wanted = useQuery({
    ...questionQueries.answer(wantedId ?? 0),
    enabled: wantedId !== null && !isListed && list.items !== undefined,
  })
  const found = !isListed && wanted.data?.questionId === questionId ? wanted.data : null
  return {
    list,
    items: found === null ? items : [found, ...items],
    newCount,
    showNew,
    /** An address leads to an answer that is not there any more. */
    isGone: wantedId !== null && !isListed && wanted.isSuccess && found === null,
  }
}
