import { Profile } from '../../contract/profiles.ts'
import type { ContentType } from '../content/content-type.ts'
import { moderated, findPerson } from './moderate-queries.ts'

/** Somebody as such: reported, and judged by moderators. What they show of themselves is theirs to edit. */
export const personType: ContentType = {
  name: 'person',
  path: (id) => `/user/${id}`,
  find: findPerson,
  // People have cards of their own, and notifications name them without asking here.
  listCards: async () => [],
  listHeadlines: async () => [],
  like: null,
  share: null,
  comments: null,
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  // Reports never hide a person: moderators do, by suspending them.
  judged: null,
  moderated,
  search: null,
  feeds: [],
  sitemap: null,
  answer: Profile,
  erase: null,
}
