import { searchPagePosts } from '../../contract/page-posts.ts'
import type { SearchSource } from '../content/search-source.ts'
import { audienceOf, type PostAudience } from './audience.ts'
import { listPostCards } from './card-queries.ts'
import { POST_SEARCH } from './search-actions.ts'
import { findPosts, listPostTitles, suggestPosts, type NsfwPosts, WORDS } from './search-queries.ts'

/**
 * Adult posts are searched only with proof: a redacted tile would reveal that it contains the term, and term after term
 * its text. The audience is named by how posts are shown and which of the adult ones are searched.
 */
export const postSearch: SearchSource = {
  name: 'page-post',
  endpoint: searchPagePosts,
  find: (db, asked) => findPosts(db, asked, readAudience(asked.audience).nsfw),
  listCards: (site, { db, audience, now }, ids) =>
    listPostCards(site, db, ids, { audience: readAudience(audience).audience, now }),
  async audienceOf(site, { request, viewer, query }) {
    const isOnly = query['nsfwOnly'] === 'true'
    if (!isOnly && query['includeNsfw'] !== 'true') return 'public'
    const audience = await audienceOf(site, request, viewer)
    if (audience !== 'adult') return isOnly ? undefined : audience
    return isOnly ? 'adult only' : 'adult with'
  },
  suggest: suggestPosts,
  words: { ...WORDS, followUp: POST_SEARCH },
  listTitles: listPostTitles,
}

function readAudience(name: string): { audience: PostAudience; nsfw: NsfwPosts } {
  if (name === 'adult only') return { audience: 'adult', nsfw: 'only' }
  if (name === 'adult with') return { audience: 'adult', nsfw: 'with' }
  return { audience: name === 'refused' || name === 'redacted' ? name : 'public', nsfw: 'without' }
}
