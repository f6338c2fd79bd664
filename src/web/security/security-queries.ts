import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
  type Session,
} from '../../contract/sign-ins.ts'
import { addressOf, call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'

export const sessionsQuery = {
  queryKey: [addressOf(listSessions)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(listSessions, { signal }),
  refetchOnMount: 'always',
} as const

export const signInsQuery = pagedQuery(listSignIns, { meta: { holds: [] } })

interface Sessions {
  items: Session[]
}

function useLeft(): (stays: (session: Session) => boolean) => void {
  const client = useQueryClient()
  return (stays) =>
    client.setQueryData(
      sessionsQuery.queryKey,
      (known: Sessions | undefined) => known && { items: known.items.filter(stays) },
    )
}

export function useEndSession({ id }: Session) {
  const leave = useLeft()
  return useMutation({
    mutationFn: async () => call(endSession, { params: { id: String(id) } }),
    onSuccess: () => leave((session) => session.id !== id),
  })
}

export function useEndOthers() {
  const leave = useLeft()
  return useMutation({
    mutationFn: async () => call(endOtherSessions),
    onSuccess: () => leave(({ isThisOne }) => isThisOne),
  })
}
