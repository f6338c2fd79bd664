import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setCommentsOpen } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './comments-switch-messages.ts'
import { keepFocus } from './keep-focus.ts'
import { changeLists, type Topic } from './topic.ts'

/** Turns comments off or on and offers to take it back. */
export function useCommentsSwitch({ objectType, objectId }: Topic) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const change = useMutation({
    mutationFn: async (isOpen: boolean) => call(setCommentsOpen, { body: { objectType, objectId, isOpen } }),
    onSuccess: ({ isOpen }) => {
      changeLists(client, { objectType, objectId }, (list) => ({ ...list, isOpen }))
      keepFocus('comments')
      toast({
        title: t(isOpen ? 'turnedOn' : 'turnedOff'),
        description: isOpen ? undefined : t('turnedOffText'),
        action: { label: t('undo'), onAct: () => change.mutate(!isOpen) },
      })
    },
    onError: showFailure,
  })
  return change
}
