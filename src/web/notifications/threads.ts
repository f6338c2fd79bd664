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

interface Before {
  before: { choice: ThreadChoice } | undefined
}

/** Shown at once; what is refused is put back, with the reason. */
export function useThreadChoice(
  thread: Subject,
  onChosen?: (choice: ThreadChoice, again: (choice: ThreadChoice) => void) => void,
) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { queryKey } = threadQuery(thread)
  const { mutate } = useMutation<{ choice: ThreadChoice }, Error, ThreadChoice, Before>({
    mutationFn: (choice: ThreadChoice) =>
      call(chooseThread, { params: { type: thread.type, id: String(thread.id) }, body: { choice } }),
    onMutate: (choice) => {
      void client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { choice })
      return { before }
    },
    onSuccess: ({ choice }) => onChosen?.(choice, (next) => mutate(next)),
    onError: (error, _choice, shown) => {
      const before = shown?.before
      if (before === undefined) client.removeQueries({ queryKey })
      else client.setQueryData(queryKey, before)
      showFailure(error)
    },
  })
  return mutate
}
