import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import { listState, type ListState } from '../../ui/list-state.ts'
import { titlesOf } from '../cells/cell.tsx'
import { collectionQueries, type RowPage, type RowView } from '../collection-queries.ts'

export interface Rows extends ListState {
  items: CollectionRow[]
  titles: ReadonlyMap<number, string>
  /** Of the collection, or of those that were found; undefined until it is known. */
  total: number | undefined
}

/** The rows of a view, page by page; in another order the old ones stay until the new are there. */
export function useRows(id: number, view: RowView): Rows {
  const client = useQueryClient()
  const answer = useInfiniteQuery({
    ...collectionQueries.rows(client, id, view),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const read = useMemo(() => {
    const pages = (data?.pages ?? []) as RowPage[]
    return {
      items: pages.flatMap(({ items }) => items),
      titles: titlesOf(pages.flatMap(({ articles }) => articles)),
      total: pages[0]?.total,
    }
  }, [data])
  return { ...listState(answer), ...read }
}
