import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { deleteSeries, listMySeries, updateSeries } from '../../../contract/series.ts'
import { addressOf, call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'

type Answer = ResponseOf<typeof listMySeries>
export type OwnSeries = Answer['items'][number]
export type OwnPart = OwnSeries['parts'][number]

/** Shown as it was and asked for again, since it changes where one writes. */
export const ownSeriesQuery = queryOptions<Answer>({
  queryKey: [addressOf(listMySeries)],
  meta: { holds: ['own-series'] },
  refetchOnMount: 'always',
})

function change(client: QueryClient, id: number, changed: Partial<OwnSeries> | null): void {
  client.setQueryData(ownSeriesQuery.queryKey, (data) => {
    if (data === undefined) return data
    const items = data.items.flatMap((series) => {
      if (series.id !== id) return [series]
      return changed === null ? [] : [{ ...series, ...changed }]
    })
    return { items }
  })
}

/** Articles that were read carry the series as it was. */
function refreshArticles(client: QueryClient): void {
  void client.invalidateQueries(holding('series'))
}

/** In its new order at once; as the server has it when that was refused. */
export function useReorder({ id }: OwnSeries): (parts: OwnPart[]) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    // One after the other, so that the last wish is the last to arrive.
    scope: { id: `series-${id}` },
    mutationFn: async (parts: OwnPart[]) =>
      call(updateSeries, { params: { id: String(id) }, body: { parts: parts.map((part) => part.id) } }),
    onSuccess: () => refreshArticles(client),
    onError: async (error) => {
      showFailure(error)
      await client.invalidateQueries({ queryKey: ownSeriesQuery.queryKey })
    },
  })
  return (parts) => {
    void client.cancelQueries({ queryKey: ownSeriesQuery.queryKey })
    change(client, id, { parts })
    mutate(parts)
  }
}

export function useRename({ id }: OwnSeries, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (title: string) => call(updateSeries, { params: { id: String(id) }, body: { title } }),
    onSuccess: (_, title) => {
      change(client, id, { title })
      refreshArticles(client)
      onDone()
    },
  })
}

/** `onDone` comes before its row goes. */
export function useDissolve({ id }: OwnSeries, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => call(deleteSeries, { params: { id: String(id) } }),
    onSuccess: () => {
      onDone()
      change(client, id, null)
      refreshArticles(client)
    },
  })
}
