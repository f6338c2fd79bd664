import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listApiTokens, revokeApiToken, type ApiToken } from '../../contract/api-tokens.ts'
import { addressOf, call } from '../platform/api.ts'

export const tokensQuery = {
  queryKey: [addressOf(listApiTokens)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(listApiTokens, { signal }),
  refetchOnMount: 'always',
} as const

/** Changes the list that is shown, without asking for it again. */
export function useTokenList(): (change: (items: ApiToken[]) => ApiToken[]) => void {
  const client = useQueryClient()
  return (change) =>
    client.setQueryData(
      tokensQuery.queryKey,
      (known: { items: ApiToken[]; most: number } | undefined) =>
        known && { ...known, items: change(known.items) },
    )
}

export function useRevoke({ id }: ApiToken) {
  const change = useTokenList()
  return useMutation({
    mutationFn: async () => call(revokeApiToken, { params: { id: String(id) } }),
    onSuccess: () => change((items) => items.filter((token) => token.id !== id)),
  })
}
