import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { getIqStatus } from '../../../contract/iq.ts'
import { IQ_STATUS_STALE_MS } from '../../../contract/limits.ts'
import { useUser } from '../../auth/public.ts'

type IqStatus = ResponseOf<typeof getIqStatus>

export const iqStatusQuery = { queryKey: [getIqStatus.path], staleTime: IQ_STATUS_STALE_MS } as const

/** Asked only for a member: a visitor has no status, and so no icon. */
export function useIqStatus(): IqStatus | undefined {
  const { user } = useUser()
  return useQuery<IqStatus>({ ...iqStatusQuery, enabled: user !== null }).data
}
