import type { ViewState } from '../../../contract/explore.ts'

/** What somebody keeps of Explore, and gives to others by its link. */
export interface DemoView {
  by: number
  days: number
  name: string
  state: ViewState
}

export const DEMO_VIEWS: DemoView[] = [
  {
    by: 1,
    days: 6.2,
    name: 'Sains untuk kelas saya',
    state: {
      query: { type: 'article', category: 'science', language: 'my', sort: 'likes' },
      columns: ['title', 'author', 'tags', 'likes'],
      kind: 'cards',
    },
  },
  {
    by: 12,
    days: 2.4,
    name: 'What people talk about most',
    state: {
      query: { language: 'en', sort: 'comments' },
      columns: ['type', 'title', 'author', 'createdAt', 'comments'],
      kind: 'table',
    },
  },
]
