import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { voteAnswer, voteQuestion } from '../../../contract/answers.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf, call } from '../../platform/api.ts'
import { useOptimistic } from '../../platform/use-optimistic.ts'
import { changeAnswer, changeMine, changeQuestion } from '../question-cache.ts'
import { oneQuestion } from '../one-queries.ts'

export interface VotedOn {
  type: 'question' | 'answer'
  id: number
  questionId: number
}

export type Vote = -1 | 0 | 1
type State = ResponseOf<typeof voteQuestion>

export const voteEndpoint = ({ type }: VotedOn) => (type === 'question' ? voteQuestion : voteAnswer)

/** What somebody thinks of a question or an answer, shown at once; a refusal puts back what was there. */
export function useVote(on: VotedOn, now: State, onDone: (vote: Vote) => void): (vote: Vote) => void {
  const client = useQueryClient()
  const route = voteEndpoint(on)
  const mine = oneQuestion.mine(on.questionId)
  const isKnown = (): boolean => client.getQueryData(mine.queryKey) !== undefined
  return useOptimistic<Vote, State>({
    key: [on.type, on.id, 'vote'],
    before: () => now,
    expected: (vote) => ({ score: now.score - now.vote + vote, vote, canChange: true }),
    show: (state) => show(client, on, state),
    // The very first answer is waited for: without it nothing of one's own would be shown.
    cancel: async () => {
      if (isKnown()) await client.cancelQueries(mine)
    },
    waiting: (value) => ({ method: route.method, path: addressOf(route, { id: on.id }), body: { value } }),
    send: async (value) => {
      const state = await call(route, { params: { id: String(on.id) }, body: { value } })
      // What is still under way was asked before the vote.
      if (!isKnown()) void client.cancelQueries(mine).then(async () => client.invalidateQueries(mine))
      onDone(value)
      return state
    },
  })
}

function show(
  client: QueryClient,
  { type, id, questionId }: VotedOn,
  { score, vote, canChange }: State,
): void {
  if (type === 'question') {
    changeQuestion(client, id, { score })
    changeMine(client, id, () => ({ vote, canChangeVote: canChange }))
    return
  }
  changeAnswer(client, id, { score })
  changeMine(client, questionId, ({ votes }) => ({
    votes: [
      ...votes.filter(({ answerId }) => answerId !== id),
      ...(vote === 0 ? [] : [{ answerId: id, value: vote, canChange }]),
    ],
  }))
}
