import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { saveLanguages, type LanguageChoices } from '../../contract/settings.ts'
import { userQuery, useUser } from '../auth/public.ts'
import { ApiError, call } from '../platform/api.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { isSameChoice, type KeptChoices } from './choices.ts'
import { languagesQuery } from './languages-query.ts'
import { readingStore } from './reading-store.ts'
import { useReading } from './use-reading.ts'

/** Chooses what is read and written in: at once on this device, and for a member in the account too. */
export function useLanguageChoices(): {
  choices: LanguageChoices
  choose: (changes: Partial<LanguageChoices>) => void
} {
  const choices = useReading()
  const { user, isPending } = useUser()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  /** What stands if nothing of the latest choices gets through. */
  const standing = useRef<KeptChoices | null>(null)
  const { mutate } = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'languages' },
    mutationFn: (body: LanguageChoices) => call(saveLanguages, { body }),
    onSuccess: (saved) => {
      standing.current = { ...saved, isOfAccount: true }
      if (isSameChoice(readingStore.get(), saved)) client.setQueryData(languagesQuery.queryKey, saved)
    },
    onError: (error, wanted) => {
      // Whoever has chosen again meanwhile sends this along with it.
      if (!isSameChoice(readingStore.get(), wanted)) return
      if (standing.current !== null) readingStore.set(standing.current)
      if (error instanceof ApiError && error.status === 401) client.setQueryData(userQuery.queryKey, null)
      showFailure(error)
    },
  })

  function choose(changes: Partial<LanguageChoices>): void {
    const { reading, isOnlyReading, writing } = choices
    const next = { reading, isOnlyReading, writing, ...changes }
    const isMember = isPending || user !== null
    standing.current ??= readingStore.get()
    readingStore.set({ ...next, isOfAccount: isMember })
    if (!isMember) return
    // An answer on its way tells what stood before.
    void client.cancelQueries({ queryKey: languagesQuery.queryKey })
    mutate(next)
  }

  return { choices, choose }
}
