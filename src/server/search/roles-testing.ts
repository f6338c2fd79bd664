import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  searchArticles: everybody(200, { query: { q: 'stars' } }),
  listTags: everybody(200),
  searchPagePosts: everybody(200, { query: { q: 'stars' } }),
  searchGuilds: everybody(200, { params: { term: 'stars' } }),
  searchPeople: everybody(200, { query: { q: 'stars' } }),
  suggestSearches: everybody(200, { query: { q: 'stars' } }),
  correctSearch: everybody(200, { query: { q: 'stars' } }),
  listTagSynonyms: everybody(200, { params: { tag: 'sejarah' } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  searchArticles: 5,
  listTags: 1,
  searchPagePosts: 5,
  searchGuilds: 7,
  searchPeople: 3,
  suggestSearches: 2,
  correctSearch: 4,
  listTagSynonyms: 1,
}
