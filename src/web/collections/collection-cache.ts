import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from '../../contract/collections.ts'
import { changeObject, holding } from '../platform/content-cache.ts'

/** Changes a collection wherever it is shown. */
export function changeCollection(client: QueryClient, id: number, change: Partial<Collection>): void {
  changeObject(client, { type: 'collection', id }, change)
}

/** After a change of its rows: the rows, its numbers and what follows from them are asked for again. */
export async function refreshCollection(client: QueryClient, id: number): Promise<void> {
  const of = { type: 'collection', id } as const
  await client.invalidateQueries(holding(['row', 'collection', 'revision', 'suggestion', 'marks'], of))
}

/** Lists that nobody looks at are fetched again when somebody does. */
export function forgetLists(client: QueryClient): void {
  client.removeQueries({ ...holding('collection', null), type: 'inactive' })
}
