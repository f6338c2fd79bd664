import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { getIqStatus } from '../../contract/iq.ts'
import { useUser } from '../auth/public.ts'
import { iqStatusQuery } from './iq-queries.ts'

type IqStatus = ResponseOf<typeof getIqStatus>

/** Asked only for a member: a visitor has no status, and so no icon. */
export function useIqStatus(): IqStatus | undefined {
  const { user } = useUser()
  return useQuery<IqStatus>({ ...iqStatusQuery, enabled: user !== null }).data
}
