import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getSavedView, listSavedViews, type SavedView } from '../../../contract/explore.ts'
import { addressOf, ApiError, call } from '../../platform/api.ts'

export const viewQueries = {
  /** One's own, by name. */
  mine: queryOptions({
    queryKey: [listSavedViews.path],
    queryFn: ({ signal }) => call(listSavedViews, { signal }),
    meta: { holds: ['person'] },
    refetchOnMount: 'always',
  }),

  /** Null where there is none, or none that this reader may open. */
  one: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getSavedView, { id })],
      queryFn: async ({ signal }): Promise<SavedView | null> => {
        try {
          return await call(getSavedView, { params: { id: String(id) }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      meta: { holds: ['person'] },
      refetchOnMount: true,
    }),
}

/** What was saved is known at once, wherever it is shown. */
export function keepView(client: QueryClient, view: SavedView): void {
  client.setQueryData(viewQueries.one(view.id).queryKey, view)
  void client.invalidateQueries({ queryKey: viewQueries.mine.queryKey })
}

export function dropView(client: QueryClient, id: number): void {
  client.setQueryData(viewQueries.mine.queryKey, (list) =>
    list === undefined ? list : { items: list.items.filter((view) => view.id !== id) },
  )
  client.setQueryData(viewQueries.one(id).queryKey, null)
}
