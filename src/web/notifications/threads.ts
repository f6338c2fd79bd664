import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseThread, getThread, type ThreadChoice } from '../../contract/notifications.ts'
import { OBJECT_TYPES } from '../../contract/objects.ts'
import { addressOf, call } from '../platform/api.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'

/** The thread that a notification's path leads into: objects stand at `/type/id`. Null where none can be followed. */
export function threadOf(path: string): Subject | null {
  const [, name, id] = /^\/([a-z-]+)\/(\d{1,15})(?=[/?#]|$)/.exec(path) ?? []
  const type = OBJECT_TYPES.find((one) => one === name)
  return type === undefined ? null : { type, id: Number(id) }
}

export const threadQuery = ({ type, id }: Subject) =>
  queryOptions({
    queryKey: [addressOf(getThread, { type, id })],
    queryFn: ({ signal }) => call(getThread, { params: { type, id: String(id) }, signal }),
    refetchOnMount: true,
  })

interface Thread {
  choice: ThreadChoice
}

/** Shown at once; what is refused is put back, with the reason. */
export function useThreadChoice(
  thread: Subject,
  onChosen?: (choice: ThreadChoice, undo: () => void) => void,
) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { queryKey } = threadQuery(thread)
  const { mutate } = useMutation<Thread, Error, ThreadChoice, Thread>({
    mutationFn: (choice: ThreadChoice) =>
      call(chooseThread, { params: { type: thread.type, id: String(thread.id) }, body: { choice } }),
    onMutate: async (choice) => {
      // Where no menu shows it, it is asked for: undoing leads back to it.
      const before = client.getQueryData(queryKey) ?? (await client.fetchQuery(threadQuery(thread)))
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { choice })
      return before
    },
    onSuccess: ({ choice }, _choice, before) => onChosen?.(choice, () => mutate(before.choice)),
    onError: (error, _choice, before) => {
      if (before !== undefined) client.setQueryData(queryKey, before)
      showFailure(error)
    },
  })
  return mutate
}
