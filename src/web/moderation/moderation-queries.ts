import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getOwnAction, listAppeals, listOwnActions } from '../../contract/appeals.ts'
import { listMessageReports } from '../../contract/message-acts.ts'
import {
  getModeratedPerson,
  getModerationCase,
  listModerationLog,
  listModerationQueue,
} from '../../contract/moderation.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { addressOf, call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'

const meta = { holds: [] } as const

export const queueQuery = pagedQuery(listModerationQueue, { meta })
export const appealsQuery = pagedQuery(listAppeals, { meta })
export const messageReportsQuery = pagedQuery(listMessageReports, { meta })
export const ownActionsQuery = pagedQuery(listOwnActions, { meta })
export const logQuery = (client?: QueryClient) =>
  pagedQuery(listModerationLog, { meta, ...(client && { client }) })
export const LOG_ADDRESS = addressOf(listModerationLog)

/** One object, also when nothing about it is open. */
export const caseQuery = (objectType: ObjectType, objectId: number) => {
  const query = { objectType, objectId: String(objectId) }
  return queryOptions({
    queryKey: [addressOf(getModerationCase, undefined, query)],
    queryFn: async ({ signal }) => call(getModerationCase, { query, signal }),
    meta,
    refetchOnMount: true,
  })
}

/** Somebody and what was done about them, page by page. */
export const personQuery = (id: number) => {
  const params = { id: String(id) }
  return infiniteQueryOptions({
    queryKey: [addressOf(getModeratedPerson, params), 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      call(getModeratedPerson, { params, query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta,
    refetchOnMount: true,
  })
}

export const ownActionQuery = (id: number) => {
  const params = { id: String(id) }
  return queryOptions({
    queryKey: [addressOf(getOwnAction, params)],
    queryFn: async ({ signal }) => call(getOwnAction, { params, signal }),
    meta,
    refetchOnMount: true,
  })
}

/** After a deed everything that staff look at may be otherwise. */
export function refreshDesk(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' &&
      (address.startsWith('/api/moderation/') || address.startsWith('/api/message-reports')),
  })
}
