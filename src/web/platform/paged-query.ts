import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryMeta,
} from '@tanstack/react-query'
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../contract/endpoint.ts'
import { addressOf, send } from './api.ts'

/** Back finds a list as long as it was. */
export const LIST_KEPT_MS = 30 * 60_000

interface CursorPage<T> {
  items: T[]
  nextCursor: string | null
}
type ItemOf<E> = ResponseOf<E> extends CursorPage<infer T> ? T : never
type Pages<T> = InfiniteData<CursorPage<T>>

interface PagedQueryOptions<E> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  /** What it holds; see content-cache.ts. */
  meta: QueryMeta
  /** Where a document may have brought the first page. */
  client?: QueryClient
}

/** A list that is read page by page by cursor: shown as it was and asked for again, since other screens change it. */
export function pagedQuery<E extends Endpoint, T = ItemOf<E>>(
  route: E,
  { params, query, meta, client }: PagedQueryOptions<E>,
) {
  const address = addressOf(route, params, query)
  const sent = client?.getQueryData<CursorPage<T>>([address])
  return infiniteQueryOptions({
    queryKey: [address, 'pages'],
    meta,
    queryFn: async ({ pageParam, signal }) => {
      const page = addressOf(route, params, { ...(query as object), cursor: pageParam })
      const response = await send(route.method, page, undefined, signal)
      return (await response.json()) as CursorPage<T>
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
    ...(sent && { initialData: { pages: [sent], pageParams: [undefined] }, initialDataUpdatedAt: 0 }),
  })
}

export function itemsOf<T>(data: Pages<T> | undefined): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? []
}

/** The same pages with other items in them. */
export function withItems<T>(data: Pages<T> | undefined, change: (items: T[]) => T[]): Pages<T> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
}
