import { queryOptions } from '@tanstack/react-query'
import { getSubscription, listInvoices, listPlans } from '../../contract/market.ts'
import { call } from '../platform/api.ts'

const FRESH_MS = 60_000

export const marketQueries = {
  plans: queryOptions({
    queryKey: [listPlans.path],
    queryFn: ({ signal }) => call(listPlans, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  }),
  /** Of the member who asks. */
  mine: queryOptions({
    queryKey: [getSubscription.path],
    queryFn: ({ signal }) => call(getSubscription, { signal }),
    refetchOnMount: true,
  }),
  invoices: queryOptions({
    queryKey: [listInvoices.path],
    queryFn: ({ signal }) => call(listInvoices, { signal }),
    refetchOnMount: true,
  }),
}
