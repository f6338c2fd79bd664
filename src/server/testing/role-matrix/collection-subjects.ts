import { createCollectionRow, deleteCollectionRow } from '../../../contract/collection-rows.ts'
import { createRowSuggestion } from '../../../contract/collection-suggestions.ts'
import { createCollection, deleteCollection } from '../../../contract/collections.ts'
import type { TestApp } from '../test-app.ts'

/** A collection of the author with a row, and a change of it that a helper suggested. */
export async function makeCollection(app: TestApp) {
  const author = await app.signIn('author')
  const helper = await app.signIn('helper')
  const collection = await author.call(createCollection, {
    body: {
      title: 'Planets with moons',
      category: 'astronomy',
      language: 'en',
      columns: [
        { label: 'Name', type: 'text', required: true },
        { label: 'Moons', type: 'number' },
      ],
    },
  })
  const params = { id: String(collection.id) }
  const row = await author.call(createCollectionRow, { params, body: { values: { c1: 'Jupiter', c2: 95 } } })
  const rowSuggestion = await helper.call(createRowSuggestion, {
    params,
    body: { kind: 'change', rowId: row.id, version: row.version, values: { c2: 97 }, summary: 'Two more' },
  })
  return {
    collection,
    row,
    rowSuggestion,
    makeDeletedCollection: async (): Promise<number> => {
      await author.call(deleteCollection, { params })
      return collection.id
    },
    makeRemovedRow: async () => {
      await author.call(deleteCollectionRow, { params: { ...params, rowId: String(row.id) } })
      return { ...params, rowId: String(row.id), version: '1' }
    },
  }
}
