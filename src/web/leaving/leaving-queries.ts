import { getLeaving } from '../../contract/leaving.ts'
import { addressOf, call } from '../platform/api.ts'

/** Asked anew whenever it is looked at: a guild or a plan may be gone since. */
export const leavingQuery = {
  queryKey: [addressOf(getLeaving)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getLeaving, { signal }),
  refetchOnMount: 'always',
} as const
