import { getTwoFactor } from '../../contract/two-factor.ts'
import { addressOf, call } from '../platform/api.ts'

export const twoFactorQuery = {
  queryKey: [addressOf(getTwoFactor)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getTwoFactor, { signal }),
  refetchOnMount: 'always',
} as const
