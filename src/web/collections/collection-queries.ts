import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getCollectionSeries, listCollectionRows } from '../../contract/collection-rows.ts'
import type { CollectionSort } from '../../contract/collection-rules.ts'
import {
  getCollection,
  getCollectionMine,
  listCollections,
  type Collection,
} from '../../contract/collections.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { addressOf, ApiError, call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'

export type CollectionMine = ResponseOf<typeof getCollectionMine>
export type RowPage = ResponseOf<typeof listCollectionRows>
export type Loaded = Collection | 'adult' | null

const FRESH_MS = 30_000

/** Before the server has said what somebody may do, and for visitors always; who may suggest is asked to sign in. */
export const NOTHING_MINE: CollectionMine = {
  liked: false,
  bookmarked: false,
  canEdit: false,
  canManage: false,
  canDelete: false,
  canSuggest: false,
  isEditor: false,
  isInvited: false,
  openSuggestions: 0,
}

export interface CollectionFilter {
  sort: CollectionSort
  category: CategoryId | undefined
  language: Language | undefined
}

/** Which rows, in which order, as the address of a collection says it. */
export interface RowView {
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
  q: string | undefined
  version: string | undefined
}

const listQueryOf = ({ sort, category, language }: CollectionFilter) => ({
  sort: sort === 'new' ? undefined : sort,
  category,
  language,
})

/** Addresses of first pages, which a document may bring. */
export const collectionsAddress = (filter: CollectionFilter): string =>
  addressOf(listCollections, undefined, listQueryOf(filter))
export const rowsAddress = (id: number, { sort, order, q, version }: RowView): string =>
  addressOf(listCollectionRows, { id }, { sort, order, q, version })

export const collectionQueries = {
  list: (client: QueryClient, filter: CollectionFilter) =>
    pagedQuery(listCollections, { query: listQueryOf(filter), meta: { holds: ['collection'] }, client }),

  /** Null where there is none, or none that this reader may see. */
  detail: (id: number, version?: string) =>
    queryOptions({
      queryKey: [addressOf(getCollection, { id }, { version })],
      queryFn: async ({ signal }): Promise<Loaded> => {
        try {
          return await call(getCollection, { params: { id: String(id) }, query: { version }, signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          if (error instanceof ApiError && (error.code === 'consent_required' || error.code === 'under_age'))
            return 'adult'
          throw error
        }
      },
      // An earlier version stays what it was, whatever is done with the newest.
      meta: { holds: version === undefined ? ['collection'] : [], of: { type: 'collection', id } },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  mine: (id: number) =>
    queryOptions({
      queryKey: [addressOf(getCollectionMine, { id })],
      queryFn: ({ signal }) => call(getCollectionMine, { params: { id: String(id) }, signal }),
      meta: { holds: ['marks'], of: { type: 'collection', id } },
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),

  rows: (client: QueryClient, id: number, { sort, order, q, version }: RowView) =>
    pagedQuery(listCollectionRows, {
      params: { id: String(id) },
      query: { sort, order, q, version },
      meta: { holds: ['row'], of: { type: 'collection', id } },
      client,
    }),

  series: (id: number, x: string, y: string) =>
    queryOptions({
      queryKey: [addressOf(getCollectionSeries, { id }, { x, y })],
      queryFn: ({ signal }) =>
        call(getCollectionSeries, { params: { id: String(id) }, query: { x, y }, signal }),
      meta: { holds: ['row'], of: { type: 'collection', id } },
      staleTime: FRESH_MS,
    }),
}
