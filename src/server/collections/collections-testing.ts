import { createCollectionRow, listCollectionRows } from '../../contract/collection-rows.ts'
import type { RowValues } from '../../contract/collection-rules.ts'
import { createCollection } from '../../contract/collections.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

export const PLANETS = [
  { label: 'Planet', type: 'text', required: true },
  { label: 'Diameter', type: 'number', unit: 'km' },
  { label: 'Discovered', type: 'date' },
] as const satisfies BodyOf<typeof createCollection>['columns']

export function keep(client: TestClient, body: Partial<BodyOf<typeof createCollection>> = {}) {
  return client.call(createCollection, {
    body: { title: 'Planets', category: 'astronomy', language: 'en', columns: [...PLANETS], ...body },
  })
}

export function addRow(client: TestClient, collection: { id: number }, values: RowValues) {
  return client.call(createCollectionRow, { params: at(collection), body: { values } })
}

/** What is in a column, in the order of the rows. */
export async function cellsOf(
  client: TestClient,
  collection: { id: number },
  key = 'c1',
  query: Record<string, string> = {},
) {
  const { items } = await client.call(listCollectionRows, { params: at(collection), query })
  return items.map(({ values }) => values[key] ?? null)
}
