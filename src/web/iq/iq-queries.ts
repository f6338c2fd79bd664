import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { getIqFigures, getIqResult, getIqStatus } from '../../contract/iq.ts'
import { IQ_STATUS_STALE_MS } from '../../contract/limits.ts'
import { call } from '../platform/api.ts'

export type IqStatus = ResponseOf<typeof getIqStatus>
export type IqFigures = ResponseOf<typeof getIqFigures>

export const iqStatusQuery = queryOptions({
  queryKey: [getIqStatus.path],
  queryFn: ({ signal }) => call(getIqStatus, { signal }),
  staleTime: IQ_STATUS_STALE_MS,
})

/** It never changes once it is there. */
export const iqResultQuery = queryOptions({
  queryKey: [getIqResult.path],
  queryFn: ({ signal }) => call(getIqResult, { signal }),
})

export const iqFiguresQuery = queryOptions({
  queryKey: [getIqFigures.path],
  queryFn: ({ signal }) => call(getIqFigures, { signal }),
})
