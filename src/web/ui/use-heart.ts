import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from './use-failure-toast.ts'

interface Heart {
  /** What is liked, as a mutation's key begins: whoever asks whether it is being changed finds it. */
  subject: readonly [kind: string, id: number]
  likes: number
  /** Puts the heart and its count wherever the thing is shown. */
  show: (liked: boolean, likes: number) => void
  /** Holds back answers under way that would put the old state back. */
  hold?: () => Promise<void>
  send: (isLike: boolean) => Promise<{ liked: boolean; likes: number }>
}

/** The heart answers at once; a refusal puts it back and says why. */
export function useHeart({ subject, likes, show, hold, send }: Heart): (isLike: boolean) => void {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const mutationKey = [...subject, 'like']
  // Of two quick clicks the later one is what was meant: an earlier answer no longer moves the heart.
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (isLike) => {
      show(isLike, Math.max(0, likes + (isLike ? 1 : -1)))
      await hold?.()
      return { likes }
    },
    onSuccess: (answer) => {
      if (isLast()) show(answer.liked, answer.likes)
    },
    onError: (error, isLike, before) => {
      if (isLast()) show(!isLike, before?.likes ?? likes)
      tellFailure(error)
    },
  })
  return mutate
}
