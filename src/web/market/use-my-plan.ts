import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wantPlan, type MySubscription } from '../../contract/market.ts'
import { planOf, type PaidPlan, type Plan } from '../../contract/plans.ts'
import { useUser } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { marketQueries } from './market-queries.ts'

interface MyPlan {
  /** Visitors have what Free gives. */
  current: Plan
  isMember: boolean
  mine: MySubscription | undefined
  /** A member's is on its way. */
  isLoading: boolean
  want: (wanted: { plan: PaidPlan; isWanted: boolean }) => void
}

/** The reader's plan: from who they are at once, and what they pay for a moment later. */
export function useMyPlan(): MyPlan {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { user } = useUser()
  const { data: mine, isLoading } = useQuery({ ...marketQueries.mine, enabled: user !== null })
  const { queryKey } = marketQueries.mine
  const keep = (wanted: PaidPlan[]) => client.setQueryData(queryKey, (now) => now && { ...now, wanted })
  const { mutate } = useMutation({
    mutationFn: (body: { plan: PaidPlan; isWanted: boolean }) => call(wantPlan, { body }),
    onMutate: ({ plan, isWanted }) => {
      const before = client.getQueryData(queryKey)?.wanted ?? []
      keep([...before.filter((it) => it !== plan), ...(isWanted ? [plan] : [])])
      return before
    },
    onSuccess: async ({ wanted }) => {
      // Whoever is back from signing in may not know yet what they have.
      if (keep(wanted) === undefined) await client.invalidateQueries({ queryKey })
    },
    onError: (error, _wanted, before) => {
      keep(before ?? [])
      showFailure(error)
    },
  })
  return {
    current: user === null ? 'free' : planOf(user),
    isMember: user !== null,
    mine,
    isLoading,
    want: mutate,
  }
}
