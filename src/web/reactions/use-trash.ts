import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { holding, type Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'

interface Trashable<T> extends Subject {
  /** As it is now. */
  object: T
  /** What is different about it in the trash. */
  deleted: Partial<T> & { state: 'deleted' }
  /** What the toast says when it is deleted. */
  title: string
  /** Whether its author finds it in the library meanwhile. */
  isInLibrary: boolean
  /** False where somebody else wrote it: what a moderator deletes only its author could have restored. */
  canUndo?: boolean
  /** False where it may be refused, and a lot would be taken away and put back. */
  isOptimistic?: boolean
  /** Changes it wherever it is shown. */
  show: (change: Partial<T>) => void
  remove: () => Promise<unknown>
  restore: () => Promise<T>
}

interface Trash {
  remove: () => void
  restore: () => void
  isBusy: boolean
}

/** Deletes at once and offers to undo it; a refusal puts back what was there and says why. */
export function useTrash<T extends { state: string }>(subject: Trashable<T>): Trash {
  const { type, id, object, deleted, title, isInLibrary, canUndo = true, isOptimistic = true, show } = subject
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const restore = useMutation({
    mutationFn: async (_before: T) => subject.restore(),
    onMutate: (before) => {
      if (before.state !== 'deleted') show({ ...before, ...deleted, state: before.state })
    },
    onSuccess: (restored) => {
      show(restored)
      void client.invalidateQueries(holding('marks', { type, id }))
      if (isInLibrary) toast({ title: t('restored'), tone: 'success' })
    },
    onError: (error) => {
      show(deleted)
      showFailure(error)
    },
  })
  const remove = useMutation({
    mutationFn: async (_before: T) => subject.remove(),
    onMutate: () => {
      if (isOptimistic) show(deleted)
    },
    onSuccess: (_, before) => {
      if (!isOptimistic) show(deleted)
      toast({
        title,
        description: isInLibrary ? t('deletedText', { days: TRASH_DAYS }) : undefined,
        ...(canUndo && { action: { label: t('undo'), onAct: () => restore.mutate(before) } }),
      })
    },
    onError: (error, before) => {
      if (isOptimistic) show(before)
      showFailure(error)
    },
  })
  return {
    remove: () => remove.mutate(object),
    restore: () => restore.mutate(object),
    isBusy: remove.isPending || restore.isPending,
  }
}
