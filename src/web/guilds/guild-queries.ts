import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import {
  listGuildBans,
  listGuildLinks,
  listGuildMembers,
  listGuildRequests,
} from '../../contract/guild-members.ts'
import {
  getGuild,
  listGuildLog,
  listGuilds,
  listMyGuilds,
  type GUILD_SORTS,
  type GuildDetail,
} from '../../contract/guilds.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { pagedQuery } from '../platform/paged-query.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'

export type GuildSort = (typeof GUILD_SORTS)[number]
export type MyGuilds = ResponseOf<typeof listMyGuilds>
export type GuildRequest = ResponseOf<typeof listGuildRequests>['items'][number]
export type GuildLogEntry = ResponseOf<typeof listGuildLog>['items'][number]
export type GuildBan = ResponseOf<typeof listGuildBans>['items'][number]

const FRESH_MS = 30_000
const HOLDS = { meta: { holds: ['guild'] } } as const
const paramsOf = (id: number) => ({ params: { id: String(id) } })

export const guildQueries = {
  /** The most active ones are what an address means without an order. */
  list: (sort: GuildSort, { hasNsfw = false, client }: { hasNsfw?: boolean; client?: QueryClient } = {}) =>
    pagedQuery(listGuilds, {
      query: {
        ...(sort === 'active' ? {} : { sort }),
        ...(hasNsfw && { includeNsfw: 'true' }),
      },
      ...HOLDS,
      ...(client && { client }),
    }),

  mine: queryOptions({
    queryKey: [addressOf(listMyGuilds)],
    queryFn: ({ signal }) => call(listMyGuilds, { signal }),
    refetchOnMount: true,
    ...HOLDS,
  }),

  /** Null where there is none, or none that is there for this reader. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getGuild, { id })],
      queryFn: async ({ signal }): Promise<GuildDetail | null> => {
        try {
          return await call(getGuild, { ...paramsOf(id), signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      staleTime: FRESH_MS,
      refetchOnMount: true,
      ...HOLDS,
    }),

  members: (id: number, q = '', client?: QueryClient) =>
    pagedQuery(listGuildMembers, {
      ...paramsOf(id),
      query: q === '' ? {} : { q },
      ...HOLDS,
      ...(client && { client }),
    }),
  requests: (id: number) => pagedQuery(listGuildRequests, { ...paramsOf(id), ...HOLDS }),
  bans: (id: number) => pagedQuery(listGuildBans, { ...paramsOf(id), ...HOLDS }),
  log: (id: number) => pagedQuery(listGuildLog, { ...paramsOf(id), ...HOLDS }),
  links: (id: number) =>
    queryOptions({
      queryKey: [addressOf(listGuildLinks, { id })],
      queryFn: ({ signal }) => call(listGuildLinks, { ...paramsOf(id), signal }),
      refetchOnMount: true,
      ...HOLDS,
    }),
}

/** What the server says of a guild after a change; everything else that is told of guilds is asked for again. */
export function keepGuild(client: QueryClient, detail: GuildDetail): void {
  const { queryKey } = guildQueries.detail(detail.id)
  client.setQueryData(queryKey, detail)
  const { predicate } = holding('guild')
  const posts = `${queryKey[0]}/`
  void client.invalidateQueries({
    predicate: (query) =>
      String(query.queryKey) !== String(queryKey) &&
      (predicate(query) || String(query.queryKey[0]).startsWith(posts)),
  })
}

/** A change that the server answers with the guild as it is afterwards; a refusal is told. */
export function useGuildAct<Wanted = void>(
  act: (wanted: Wanted) => Promise<GuildDetail>,
  onDone?: (detail: GuildDetail, wanted: Wanted) => void,
  /** Where a refusal is told beside what was refused. */
  { isToldBeside = false } = {},
) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: act,
    onSuccess: (detail, wanted) => {
      keepGuild(client, detail)
      onDone?.(detail, wanted)
    },
    ...(!isToldBeside && { onError: showFailure }),
  })
}

/** A change inside a guild that is answered with no more than "done": all that is told of it is asked for again. */
export function useInnerAct<Wanted = void>(
  act: (wanted: Wanted) => Promise<unknown>,
  onDone?: (wanted: Wanted) => void,
  { isToldBeside = false } = {},
) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: act,
    onSuccess: async (_done, wanted) => {
      onDone?.(wanted)
      await client.invalidateQueries(holding('guild'))
    },
    ...(!isToldBeside && { onError: showFailure }),
  })
}
