import { useQueryClient } from '@tanstack/react-query'
import { type PagePost, type PagePostMarks } from '../../../contract/page-posts.ts'
import { retractVote, votePagePost, type Voted } from '../../../contract/votes.ts'
import { call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useOptimistic } from '../../platform/use-optimistic.ts'
import { changeMarks, changePost } from '../post-cache.ts'
import { factsOf, withVote } from './poll-facts.ts'

/** A vote, another one, or none. */
export function useVote(post: PagePost, marks: PagePostMarks): (option: number | null) => void {
  const client = useQueryClient()
  const { id } = post
  const params = { id: String(id) }
  const { counts, mine, total } = factsOf(post, marks)
  return useOptimistic<number | null, Voted>({
    key: ['page-post', id, 'vote'],
    before: () => ({ votedOption: mine, votingTotal: total, votingCounts: counts }),
    expected: (option) => ({
      votedOption: option,
      votingTotal: total + Number(option !== null) - Number(mine !== null),
      // Who takes their vote back no longer sees what only voters may see.
      votingCounts: option === null && post.votingCounts === null ? null : withVote(counts, mine, option),
    }),
    show: ({ votedOption, votingTotal, votingCounts }) => {
      changeMarks(client, id, { votedOption, votingCounts })
      // What everybody may see is counted along; what only voters may see stays among the marks.
      changePost(client, id, { votingTotal, ...(post.votingCounts !== null && { votingCounts }) })
    },
    cancel: async () => client.cancelQueries(holding('marks', { type: 'page-post', id })),
    send: async (option) =>
      option === null ? call(retractVote, { params }) : call(votePagePost, { params, body: { option } }),
  })
}
