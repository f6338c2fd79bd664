import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { pushQuery, turnOff, turnOn } from './device.ts'
import { messages } from './messages.ts'

/** Turns pushes on or off in this browser; what a browser refuses shows in its permission. */
export function usePushChange() {
  const t = useText(messages)
  const client = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ isWanted, publicKey }: { isWanted: boolean; publicKey: string }) =>
      isWanted ? turnOn(publicKey) : turnOff(),
    onSettled: async () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
  return {
    change: (isWanted: boolean, publicKey: string) => mutate({ isWanted, publicKey }),
    isPending,
    /** What came of it, once it is settled. */
    result: data,
    failure: failureOf(error, t('failed')),
  }
}
