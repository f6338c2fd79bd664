import type {
  DatabaseNumbers,
  Explored,
  ExploredItem,
  ExploreFacets,
  SavedView,
} from '../../contract/explore.ts'
import { EXPLORED_TYPES, NUMBERS_DAYS } from '../../contract/explore-rules.ts'
import type { Answer } from '../testing/stand-ins.ts'
import { DEFAULT_COLUMNS } from './explore/explore-view.ts'

export const EXPLORE = '/api/database/explore'
export const FACETS = '/api/database/facets'
export const NUMBERS = '/api/database/numbers'
export const VIEWS = '/api/database/views'

export const BUDI = { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 1250 }

export function itemOf(id: number, more: Partial<ExploredItem> = {}): ExploredItem {
  return {
    type: 'article',
    id,
    title: `Tides of place ${id}`,
    path: `/article/${id}`,
    category: 'science',
    language: 'en',
    languages: ['en'],
    tags: ['sea'],
    author: BUDI,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    likes: 4,
    comments: 2,
    ...more,
  }
}

export const PERSON = itemOf(8, {
  type: 'person',
  title: 'Budi Hartono',
  path: '/user/8',
  category: null,
  language: null,
  languages: [],
  tags: [],
  likes: null,
  comments: null,
})

export function exploredOf(items: ExploredItem[], more: Partial<Explored> = {}): { body: Explored } {
  return { body: { items, nextCursor: null, total: { count: items.length, isMore: false }, ...more } }
}

const counted: ExploreFacets = {
  types: [
    { value: 'article', count: 1234 },
    { value: 'question', count: 12 },
  ],
  categories: [{ value: 'science', count: 700 }],
  languages: [{ value: 'en', count: 900 }],
}

export const facetsOf = (facets: ExploreFacets | null = counted): Answer => ({ body: { facets } })

/** Two things on the first of the thirty days, three yesterday. */
const days = Array.from({ length: NUMBERS_DAYS }, (_, day) =>
  day === 0 ? 2 : day === NUMBERS_DAYS - 2 ? 3 : 0,
)

export const numbers: DatabaseNumbers = {
  site: { articles: 7842, contributors: 1932, recentEdits: 0, visitors: 482_106, online: 1 },
  types: EXPLORED_TYPES.map((type) => ({
    type,
    total: type === 'article' ? 15_684 : 7,
    days: type === 'collection' ? days.map(() => 0) : days,
  })),
  today: '2026-11-18',
  articlesByCategory: [
    { value: 'science', count: 9000 },
    { value: 'history', count: 6684 },
  ],
  articlesByLanguage: [
    { value: 'id', count: 10_000 },
    { value: 'en', count: 5684 },
  ],
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    count: month * 100,
  })),
}

/** What the screen asks for besides its table, whatever the filters. */
export const AROUND: Record<string, Answer> = { [NUMBERS]: { body: numbers }, [FACETS]: facetsOf() }

export function savedViewOf(id: number, more: Partial<SavedView> = {}): SavedView {
  return {
    id,
    name: 'Liked science',
    isPublic: false,
    isMine: true,
    author: { id: 7, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1234 },
    state: {
      query: { category: 'science', likes: '3', sort: 'likes' },
      columns: [...DEFAULT_COLUMNS],
      kind: 'table',
    },
    createdAt: '2026-11-10T08:00:00.000Z',
    updatedAt: '2026-11-10T08:00:00.000Z',
    ...more,
  }
}
