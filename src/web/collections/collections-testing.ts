import type { CollectionRow } from '../../contract/collection-rows.ts'
import type { Collection, CollectionCard, CollectionColumn } from '../../contract/collections.ts'
import type { Answer } from '../testing/stand-ins.ts'
import { NOTHING_MINE, type CollectionMine } from './collection-queries.ts'

export type ServerAnswers = Record<string, Answer | (() => Answer | Promise<Answer>)>

export const BUDI = { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 1250 }
export const HANA = { id: 21, name: 'Hana Yusof', alias: 'hana', profileUrl: null, honor: 340 }
/** The signed-in person of the tests, as an owner. */
export const OWNER = { id: 7, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1234 }

const AT = '2026-11-14T08:00:00.000Z'

const column = (
  key: string,
  label: string,
  type: CollectionColumn['type'],
  more: Partial<CollectionColumn> = {},
): CollectionColumn => ({ key, label, type, unit: null, required: false, ...more })

export const COLUMNS = [
  column('c1', 'Planet', 'text', { required: true }),
  column('c2', 'Diameter', 'number', { unit: 'km' }),
  column('c3', 'Found on', 'date'),
  column('c4', 'Read more', 'url'),
  column('c5', 'Country', 'country'),
  column('c6', 'Article', 'article'),
]

export function cardOf(id: number, changes: Partial<CollectionCard> = {}): CollectionCard {
  return {
    id,
    title: 'Planets',
    description: 'All eight of them.',
    category: 'astronomy',
    tags: ['stars'],
    language: 'en',
    licence: 'cc-by-sa-4.0',
    editing: 'suggest',
    isNsfw: false,
    rows: 2,
    columnLabels: COLUMNS.map(({ label }) => label),
    likes: 3,
    comments: 0,
    author: BUDI,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  }
}

export function collectionOf(changes: Partial<Collection> = {}): Collection {
  return {
    ...cardOf(12),
    columns: COLUMNS,
    columnsVersion: 1,
    version: 4,
    shownVersion: null,
    editors: [],
    state: 'published',
    ...changes,
  }
}

export function rowOf(
  id: number,
  values: CollectionRow['values'],
  changes: Partial<CollectionRow> = {},
): CollectionRow {
  return {
    id,
    version: 1,
    values,
    sourceUrl: null,
    articleId: null,
    editedBy: BUDI,
    updatedAt: AT,
    ...changes,
  }
}

export const ROWS = [
  rowOf(1, { c1: 'Mercury', c2: 4879.4, c6: 7 }, { sourceUrl: 'https://example.org/mercury' }),
  rowOf(
    2,
    { c1: 'Uranus', c2: 50724, c3: '1781-03-13', c4: 'https://example.org/uranus', c5: 'GB' },
    { version: 3 },
  ),
]

export const MINE: CollectionMine = { ...NOTHING_MINE, canSuggest: true }
export const OWN: CollectionMine = { ...NOTHING_MINE, canEdit: true, canManage: true, canDelete: true }

export const COMMENTS = '/api/comments?objectType=collection&objectId=12'
export const rowsBody = (items: CollectionRow[] = ROWS) => ({
  items,
  nextCursor: null,
  total: items.length,
  articles: [{ id: 7, title: 'How to weigh a star' }],
})

/** A server that knows one collection, its rows, and what the reader has to do with it. */
export function serving(collection = collectionOf(), mine = MINE, rows = ROWS): ServerAnswers {
  return {
    '/api/collections/12': { body: collection },
    '/api/collections/12/mine': { body: mine },
    '/api/collections/12/rows': { body: rowsBody(rows) },
    [COMMENTS]: { body: { items: [], nextCursor: null, total: 0, isOpen: true, canManage: false } },
  }
}
