import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  changeSubscription,
  endSubscription,
  openBillingPortal,
  type MySubscription,
  type Subscription,
} from '../../../contract/market.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { leaveFor, useCameBack } from '../leave-for.ts'
import { marketQueries } from '../market-queries.ts'
import { messages } from './messages.ts'

type Deed = 'cancel' | 'resume' | 'keep' | 'portal'

/** What is done about a subscription, one thing at a time; what failed is told beside it, and is not done later. */
export function useBilling({ plan, price }: Subscription) {
  const t = useText(messages)
  const client = useQueryClient()
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const { mutate, reset, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (deed: Deed): Promise<MySubscription> => {
      if (deed === 'keep' && price !== null)
        return call(changeSubscription, { body: { plan, interval: price.interval } })
      if (deed === 'cancel' || deed === 'resume')
        return call(endSubscription, { body: { isEnding: deed === 'cancel' } })
      const { signal } = (leaving.current = new AbortController())
      const { redirectUrl } = await call(openBillingPortal, { signal })
      signal.throwIfAborted()
      leaveFor(redirectUrl)
      // Busy until the other page is there.
      return new Promise<never>(() => {})
    },
    onSuccess: (changed, deed) => {
      client.setQueryData(marketQueries.mine.queryKey, changed)
      if (deed === 'cancel') toast({ title: t('canceledTitle'), tone: 'success' })
      if (deed === 'resume') toast({ title: t('resumedTitle'), tone: 'success' })
    },
  })
  useCameBack(() => {
    reset()
    void client.invalidateQueries({ queryKey: marketQueries.mine.queryKey })
  })
  return {
    busy: isPending ? variables : null,
    failure: failureOf(error, t('failed')),
    end: (isEnding: boolean, onDone?: () => void) =>
      mutate(isEnding ? 'cancel' : 'resume', { onSuccess: () => onDone?.() }),
    undoChange: () => mutate('keep'),
    openPortal: () => mutate('portal'),
  }
}
