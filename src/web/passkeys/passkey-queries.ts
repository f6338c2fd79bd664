import { useQueryClient } from '@tanstack/react-query'
import { listPasskeys, type Passkey } from '../../contract/passkeys.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { addressOf, call } from '../platform/api.ts'

export const passkeysQuery = {
  queryKey: [addressOf(listPasskeys)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(listPasskeys, { signal }),
  refetchOnMount: 'always',
} as const

/** Shows a change at once. */
export function useListChange(): (change: (passkeys: Passkey[]) => Passkey[]) => void {
  const client = useQueryClient()
  return (change) =>
    client.setQueryData(
      passkeysQuery.queryKey,
      (known: ResponseOf<typeof listPasskeys> | undefined) =>
        known && { ...known, passkeys: change(known.passkeys) },
    )
}
