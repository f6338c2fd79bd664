import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PagePost, type PagePostMarks } from '../../../contract/page-posts.ts'
import { retractVote, votePagePost, type Voted } from '../../../contract/votes.ts'
import { call } from '../../platform/api.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeMarks, changePost } from '../post-cache.ts'
import { postQueries } from '../post-queries.ts'
import { factsOf, withVote } from './poll-facts.ts'

/** A vote, another one, or none: shown at once, and put back with a word when it is refused. */
export function useVote(post: PagePost, marks: PagePostMarks): (option: number | null) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const { id } = post
  const mutationKey = ['page-post', id, 'vote']
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const params = { id: String(id) }
  const show = ({ votedOption, votingTotal, votingCounts }: Voted) => {
    changeMarks(client, id, { votedOption, votingCounts })
    // What everybody may see is counted along; what only voters may see stays among the marks.
    changePost(client, id, { votingTotal, ...(post.votingCounts !== null && { votingCounts }) })
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `vote-page-post-${id}` },
    mutationFn: async (option: number | null) =>
      option === null ? call(retractVote, { params }) : call(votePagePost, { params, body: { option } }),
    onMutate: async (option) => {
      const { counts, mine, total } = factsOf(post, marks)
      const before: Voted = { votedOption: mine, votingTotal: total, votingCounts: counts }
      const isHiddenAgain = option === null && post.votingCounts === null
      show({
        votedOption: option,
        votingTotal: total + Number(option !== null) - Number(mine !== null),
        votingCounts: isHiddenAgain ? null : withVote(counts, mine, option),
      })
      await client.cancelQueries({ queryKey: postQueries.marks(id).queryKey })
      return before
    },
    onSuccess: (answer) => {
      if (isLast()) show(answer)
    },
    onError: (error, _option, before) => {
      if (isLast() && before !== undefined) show(before)
      tellFailure(error)
    },
  })
  return mutate
}
