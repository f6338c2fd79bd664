import { useQueries, useQuery } from '@tanstack/react-query'
import { listDrafts } from '../../../contract/drafts.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { questionQueries } from '../question-queries.ts'
import { messages } from './messages.ts'
import { placeOfBegun, readBegun, type Begun } from './read-begun.ts'

/** A question or an answer that was left in the middle, and the place where it goes on. */
export interface UnfinishedQuestion {
  to: string
  title: string
  label: string
  at: string
}

export function useUnfinishedQuestions(): UnfinishedQuestion[] {
  const t = useText(messages)
  const { data } = useQuery<ResponseOf<typeof listDrafts>>({
    queryKey: [addressOf(listDrafts)],
    meta: { holds: ['draft'] },
    refetchOnMount: true,
  })
  const begun = (data?.items ?? []).flatMap((draft) => {
    const what = readBegun(draft)
    return what === null ? [] : [{ ...draft, what }]
  })
  // The draft of an edit names the answer alone, and an answer is seen under its question; one that is gone leads nowhere.
  const answerIds = begun.flatMap(({ what }) => (what.kind === 'answerEdit' ? [what.id] : []))
  const answers = useQueries({ queries: answerIds.map((id) => questionQueries.answer(id)) })
  const questionOf = new Map(answerIds.map((id, place) => [id, answers[place]?.data?.questionId]))
  return begun.flatMap(({ what, title, updatedAt }) => {
    const to = placeOfBegun(what, what.kind === 'answerEdit' ? questionOf.get(what.id) : undefined)
    return to === null ? [] : [{ to, title, label: t(what.kind satisfies Begun['kind']), at: updatedAt }]
  })
}
