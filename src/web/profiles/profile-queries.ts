import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { User } from '../../contract/auth.ts'
import {
  findByAlias,
  getPersonCard,
  getProfile,
  getRelation,
  type PersonCard,
  type Profile,
} from '../../contract/profiles.ts'
import { userQuery } from '../auth/public.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'

const FRESH_MS = 30_000

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** A profile that is shown to members only was refused to a visitor. */
export const isForMembers = (error: unknown): boolean => isStatus(error, 401)

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

export const profileQueries = {
  /** Null where there is nobody, or nobody whom this reader may meet. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getProfile, { id })],
      queryFn: async ({ signal }): Promise<Profile | null> =>
        orNull(call(getProfile, { params: { id: String(id) }, signal })),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  /** Only members have anything to do with somebody. */
  relation: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getRelation, { id })],
      queryFn: async ({ signal }) => call(getRelation, { params: { id: String(id) }, signal }),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  /** Whose alias it is, or was lately. */
  named: (alias: string) =>
    queryOptions({
      queryKey: [addressOf(findByAlias, { alias })],
      queryFn: async ({ signal }) => orNull(call(findByAlias, { params: { alias }, signal })),
      staleTime: FRESH_MS,
    }),

  card: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getPersonCard, { id })],
      queryFn: async ({ signal }): Promise<PersonCard | null> =>
        orNull(call(getPersonCard, { params: { id: String(id) }, signal })),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),
}

/** What somebody has changed of their own profile shows at once, also in the header of the page. */
export function changeProfile(client: QueryClient, id: number, change: Partial<Profile>): void {
  client.setQueryData(profileQueries.detail(id).queryKey, (profile) => profile && { ...profile, ...change })
  const { profileUrl } = change
  if (profileUrl === undefined) return
  client.setQueryData<User | null>(userQuery.queryKey, (user) =>
    user?.id === id ? { ...user, profileImageUrl: profileUrl } : user,
  )
}
