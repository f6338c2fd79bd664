import { searchPeople } from '../../contract/search.ts'
import type { SearchSource } from '../content/search-source.ts'
import { findPeople, listPeople, listPublicNames } from './search-queries.ts'

/** Those who show themselves to members only are found by members only. */
export const peopleSearch: SearchSource = {
  name: 'person',
  endpoint: searchPeople,
  find: findPeople,
  listCards: (_site, { db }, ids) => listPeople(db, ids),
  audienceOf: (_site, { viewer }) => (viewer === null ? 'public' : 'members'),
  // People are suggested by their own names, not by titles.
  suggest: null,
  words: null,
  listTitles: listPublicNames,
}
