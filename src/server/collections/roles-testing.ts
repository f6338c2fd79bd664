import {
  authors,
  everybody,
  like,
  members,
  ofCollection,
  type RoundTrips,
  type Row,
} from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { endpoints } from './endpoints.ts'

const ofRow = ({ collection, row }: Subjects) => ({ params: { id: collection.id, rowId: row.id } })
const goneForOthers = { member: 'not_found', moderator: 'not_found', operator: 'not_found' } as const
const columns = [{ label: 'Name', type: 'text' }]
const csv = 'Name,Moons\nUranus,28\n'

export const roles: Record<keyof typeof endpoints, Row> = {
  listCollections: everybody(200),
  listMyCollections: members(),
  searchCollections: everybody(200, { query: { q: 'planets' } }),
  getCollection: everybody(200, ofCollection),
  getCollectionMine: members(ofCollection),
  createCollection: members({
    body: { title: 'Planets', category: 'astronomy', language: 'en', columns },
  }),
  updateCollection: authors(({ collection }) => ({
    params: { id: collection.id },
    body: { title: 'The planets' },
  })),
  deleteCollection: authors(ofCollection),
  restoreCollection: authors(
    async ({ makeDeletedCollection }) => ({ params: { id: await makeDeletedCollection() } }),
    goneForOthers,
  ),
  likeCollection: members(({ collection }) => ({ params: { id: collection.id }, ...like })),
  listCollectionChanges: everybody(200, ofCollection),
  listCollectionEditors: everybody(200, ofCollection),
  inviteCollectionEditor: authors(({ collection, rowSuggestion }) => ({
    params: { id: collection.id },
    body: { alias: rowSuggestion.author?.alias },
  })),
  // Nobody of them is invited.
  answerCollectionInvitation: members(
    ({ collection }) => ({ params: { id: collection.id }, body: { isAccepted: true } }),
    { author: 'not_found', ...goneForOthers },
  ),
  removeCollectionEditor: authors(({ collection }) => ({
    params: { id: collection.id, userId: 999_999 },
  })),
  listCollectionRows: everybody(200, ofCollection),
  getCollectionSeries: everybody(200, ({ collection }) => ({
    params: { id: collection.id },
    query: { x: 'c1', y: 'c2' },
  })),
  getCollectionRow: everybody(200, ofRow),
  createCollectionRow: authors(({ collection }) => ({
    params: { id: collection.id },
    body: { values: { c1: 'Saturn' } },
  })),
  updateCollectionRow: authors(({ collection, row }) => ({
    params: { id: collection.id, rowId: row.id },
    body: { version: row.version, values: { c2: 97 } },
  })),
  deleteCollectionRow: authors(ofRow),
  listRowVersions: everybody(200, ofRow),
  restoreRowVersion: authors(async ({ makeRemovedRow }) => ({ params: await makeRemovedRow() })),
  listRowSuggestions: everybody(200, ofCollection),
  // Who may edit need not suggest.
  createRowSuggestion: members(
    ({ collection, row }) => ({
      params: { id: collection.id },
      body: { kind: 'remove', rowId: row.id, version: row.version, summary: 'It is no planet' },
    }),
    { author: 'conflict' },
  ),
  getRowSuggestion: everybody(200, ({ collection, rowSuggestion }) => ({
    params: { id: collection.id, suggestionId: rowSuggestion.id },
  })),
  decideRowSuggestion: authors(({ collection, rowSuggestion }) => ({
    params: { id: collection.id, suggestionId: rowSuggestion.id },
    body: { decision: 'accept' },
  })),
  importCollection: authors(({ collection }) => ({
    params: { id: collection.id },
    body: { csv, mode: 'append', isPreview: false },
  })),
  previewCsv: members({ body: { csv } }),
  exportCollectionCsv: everybody(200, ofCollection),
  exportCollectionJson: everybody(200, ofCollection),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listCollections: 2,
  listMyCollections: 2,
  searchCollections: 6,
  getCollection: 3,
  getCollectionMine: 3,
  createCollection: 9,
  updateCollection: 11,
  deleteCollection: 9,
  restoreCollection: 9,
  likeCollection: 4,
  listCollectionChanges: 3,
  listCollectionEditors: 3,
  inviteCollectionEditor: 10,
  answerCollectionInvitation: null,
  removeCollectionEditor: 8,
  listCollectionRows: 4,
  getCollectionSeries: 3,
  getCollectionRow: 3,
  createCollectionRow: 10,
  updateCollectionRow: 11,
  deleteCollectionRow: 10,
  listRowVersions: 4,
  restoreRowVersion: 13,
  listRowSuggestions: 3,
  createRowSuggestion: 11,
  getRowSuggestion: 4,
  decideRowSuggestion: 15,
  importCollection: 11,
  previewCsv: 3,
  exportCollectionCsv: 6,
  exportCollectionJson: 6,
}
