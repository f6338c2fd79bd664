import type { CollectionColumn } from '../../../contract/collections.ts'
import { SEARCH_MAX } from '../../../contract/limits.ts'
import type { RowView } from '../collection-queries.ts'
import { pathOfCollection } from '../collection-path.ts'

export const VIEWS = ['table', 'cards', 'chart'] as const
export type ViewKind = (typeof VIEWS)[number]

/** All that the address of a collection says about how it is looked at. */
export interface CollectionView extends RowView {
  kind: ViewKind
  x: string | undefined
  y: string | undefined
}

const KEY = /^c[1-9]\d{0,4}$/
const keyIn = (query: URLSearchParams, name: string): string | undefined =>
  KEY.exec(query.get(name) ?? '')?.[0]

/** What makes no sense is as if it were not there. */
export function readView(query: URLSearchParams): CollectionView {
  const sort = keyIn(query, 'sort')
  const q = (query.get('q') ?? '').trim().slice(0, SEARCH_MAX)
  return {
    kind: VIEWS.find((kind) => kind === query.get('as')) ?? 'table',
    sort,
    order: sort !== undefined && query.get('order') === 'desc' ? 'desc' : undefined,
    q: q === '' ? undefined : q,
    version: readVersion(query),
    x: keyIn(query, 'x'),
    y: keyIn(query, 'y'),
  }
}

export const readVersion = (query: URLSearchParams): string | undefined =>
  /^[1-9]\d{0,8}$/.exec(query.get('version') ?? '')?.[0]

export function viewPath(id: number, { kind, ...rest }: CollectionView): string {
  const query = new URLSearchParams()
  if (rest.version !== undefined) query.set('version', rest.version)
  if (kind !== 'table') query.set('as', kind)
  for (const name of ['sort', 'order', 'q', 'x', 'y'] as const)
    if (rest[name] !== undefined) query.set(name, rest[name])
  const search = query.toString()
  return search === '' ? pathOfCollection(id) : `${pathOfCollection(id)}?${search}`
}

/** The other way round for a column that is sorted by already. */
export function sortedBy(view: CollectionView, key: string): CollectionView {
  const isTurned = view.sort === key && view.order === undefined
  return { ...view, sort: key, order: isTurned ? 'desc' : undefined }
}

/** A column that is gone is not sorted by. */
export const sortOf = (view: CollectionView, columns: readonly CollectionColumn[]) =>
  view.sort !== undefined && columns.some(({ key }) => key === view.sort)
    ? { key: view.sort, order: view.order ?? 'asc' }
    : undefined
