import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { removeReadingPosition, saveReadingPosition } from '../../contract/reading-positions.ts'
import { call } from '../platform/api.ts'
import { changeMarks } from '../platform/content-cache.ts'
import { itemsOf, withItems } from '../platform/paged-query.ts'
import { useOptimistic } from '../platform/use-optimistic.ts'
import { halfReadQuery, type HalfRead } from './library-queries.ts'

/** Forgets where somebody stopped, or remembers it again. */
export function useHalfRead({
  article: { id },
  block,
  percent,
  updatedAt,
}: HalfRead): (isKept: boolean) => void {
  const client = useQueryClient()
  const params = { id: String(id) }
  return useOptimistic({
    key: ['article', id, 'reading-position'],
    before: (isKept: boolean) => !isKept,
    expected: (isKept) => isKept,
    show: (isKept) => {
      const readingPosition = isKept ? { block, percent, updatedAt } : null
      changeMarks(client, { type: 'article', id }, { readingPosition })
      changeHalfRead(client, id, isKept)
    },
    cancel: () => client.cancelQueries({ queryKey: halfReadQuery.queryKey }),
    send: async (isKept) => {
      if (isKept) await call(saveReadingPosition, { params, body: { block, percent } })
      else await call(removeReadingPosition, { params })
      return isKept
    },
  })
}

/** What was let go keeps its place in the list, in case it is wanted back. */
function changeHalfRead(client: QueryClient, id: number, isKept: boolean): void {
  const { queryKey } = halfReadQuery
  const isListed = itemsOf<HalfRead>(client.getQueryData(queryKey)).some(({ article }) => article.id === id)
  if (isKept && !isListed) void client.invalidateQueries({ queryKey })
  client.setQueryData(queryKey, (data) =>
    withItems(data, (items) =>
      items.map((item) => (item.article.id === id ? { ...item, isRemoved: !isKept } : item)),
    ),
  )
}
