import { queryOptions, useQuery } from '@tanstack/react-query'
import { getUser, type User } from '../../contract/auth.ts'
import { USER_CACHE_MS, USER_REFETCH_MS, USER_STALE_MS } from '../../contract/limits.ts'
import { call } from '../platform/api.ts'
import { useOnceAlive } from '../platform/hydrated.ts'
import { usePageState } from '../platform/page-state.tsx'

/** Product §0.15: whoever follows our own link has said that they are new; `/register` alone opens Sign In. */
export const SIGN_UP_PATH = '/register?view=signup'

export const USER_ADDRESS = getUser.path

export const userQuery = queryOptions({
  queryKey: [USER_ADDRESS],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call(getUser, { signal })
    } catch {
      // Spec 7: null on failure, treated as logged out.
      return null
    }
  },
  staleTime: USER_STALE_MS,
  gcTime: USER_CACHE_MS,
  // Whoever is logged out stays so until the next load: there is nobody to ask about.
  refetchInterval: ({ state }) => (state.data === null ? false : USER_REFETCH_MS),
})

/** Who is logged in. The document knows whether there is a session, so a visitor's browser never asks. */
export function useUser(): { user: User | null; isPending: boolean } {
  const { hasSession, queries } = usePageState()
  const answer = useQuery({ ...userQuery, enabled: hasSession })
  // A part that comes alive late must first show what the document shows, though the answer may be there by then.
  const user = useOnceAlive(
    () => answer.data,
    () => queries[USER_ADDRESS] as User | null | undefined,
  )
  if (!hasSession) return { user: null, isPending: false }
  return { user: user ?? null, isPending: user === undefined }
}
