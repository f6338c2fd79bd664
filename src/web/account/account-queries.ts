import { useQueryClient } from '@tanstack/react-query'
import { getAccount, type Account } from '../../contract/account.ts'
import type { User } from '../../contract/auth.ts'
import { userQuery } from '../auth/public.ts'
import { addressOf, call } from '../platform/api.ts'

export const accountQuery = {
  queryKey: [addressOf(getAccount)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getAccount, { signal }),
  refetchOnMount: 'always',
} as const

/** Shows what was saved here at once, and in the header too. */
export function useAccountChange(): (change: Partial<Account>, ofUser?: Partial<User>) => void {
  const client = useQueryClient()
  return (change, ofUser) => {
    client.setQueryData(
      accountQuery.queryKey,
      (known: Account | undefined) => known && { ...known, ...change },
    )
    if (ofUser !== undefined)
      client.setQueryData(
        userQuery.queryKey,
        (known: User | null | undefined) => known && { ...known, ...ofUser },
      )
  }
}
