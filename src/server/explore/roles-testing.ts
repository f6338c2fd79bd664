import { authors, everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { endpoints } from './endpoints.ts'

const ofView = ({ savedViewId }: Subjects) => ({ params: { id: savedViewId } })
const state = { query: { category: 'science', sort: 'likes' }, columns: ['title', 'likes'], kind: 'table' }

export const roles: Record<keyof typeof endpoints, Row> = {
  explore: everybody(200, { query: { category: 'astronomy', likes: '1' } }),
  getExploreFacets: everybody(200),
  getDatabaseNumbers: everybody(200),
  listSavedViews: members(),
  createSavedView: members({ body: { name: 'Liked science', isPublic: false, state } }),
  getSavedView: everybody(200, ofView),
  updateSavedView: authors((subjects) => ({ ...ofView(subjects), body: { name: 'The sky', state } })),
  deleteSavedView: authors(ofView, { moderator: 200, operator: 200 }),
  exportExploredCsv: members(),
  exportExploredJson: members({ query: { type: 'article', sort: 'title' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  explore: 5,
  getExploreFacets: 1,
  getDatabaseNumbers: 3,
  listSavedViews: 2,
  createSavedView: 7,
  getSavedView: 2,
  updateSavedView: 5,
  deleteSavedView: 5,
  exportExploredCsv: 4,
  exportExploredJson: 4,
}
