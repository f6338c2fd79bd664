import { useCallback } from 'react'
import { serverMessageOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './failure-messages.ts'
import { toast } from './toast-store.ts'

/** Spec 8: 'Error' with the server's message; our own words where it said nothing. */
export function useFailureToast(): (error: unknown) => void {
  const t = useText(messages)
  return useCallback(
    (error) =>
      toast({
        title: t('errorTitle'),
        description: serverMessageOf(error) ?? t('failed'),
        tone: 'destructive',
      }),
    [t],
  )
}
