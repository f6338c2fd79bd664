import { useQuery } from '@tanstack/react-query'
import { useUser } from '../auth/public.ts'
import { iqStatusQuery, type IqStatus } from './iq-queries.ts'

/** Asked only for a member: a visitor has no status, and so no icon. */
export function useIqStatus(): IqStatus | undefined {
  const { user } = useUser()
  return useQuery({ ...iqStatusQuery, enabled: user !== null }).data
}
