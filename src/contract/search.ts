import * as z from 'zod/mini'
import { Tag } from './articles.ts'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX } from './limits.ts'
import { Cursor, Limit, ObjectType } from './objects.ts'
import { Person } from './people.ts'

/** So many of each kind are suggested. */
export const SUGGESTED = 5
/** With fewer hits than this in all, another spelling may be asked for. */
export const FEW_HITS = 3

const Term = text({ max: SEARCH_MAX })

/** People whose names or alias begin like the words of the term. A plain array; the next page is in `Link: rel="next"`. */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/people/search',
  access: 'public',
  query: z.strictObject({ q: Term, cursor: z.optional(Cursor), limit: z.optional(Limit) }),
  response: z.array(Person),
})

export const TagCount = z.object({ tag: z.string(), articles: z.number() })
export type TagCount = z.infer<typeof TagCount>

/** Something with a title that everybody may see, and the clean path where it is read. */
export const TitleSuggestion = z.object({
  type: ObjectType,
  id: Id,
  title: z.string(),
  path: z.string(),
  authorId: z.nullable(Id),
})
export type TitleSuggestion = z.infer<typeof TitleSuggestion>

/** For somebody who is typing: at most five of each, the best first. Nothing adult, nothing that not everybody may see. */
export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  query: z.strictObject({ q: Term }),
  response: z.object({
    people: z.array(Person),
    tags: z.array(TagCount),
    titles: z.array(TitleSuggestion),
  }),
})
export type SearchSuggestions = z.infer<(typeof suggestSearches)['response']>

/** What the term may have been meant to be: another one with public hits, or null. To be asked when hits are few. */
export const correctSearch = endpoint({
  method: 'GET',
  path: '/api/search/corrections',
  access: 'public',
  query: z.strictObject({ q: Term }),
  response: z.object({ term: z.nullable(z.string()) }),
})

/** Tags that say the same in another language and are in use, the most used first: history for sejarah. */
export const listTagSynonyms = endpoint({
  method: 'GET',
  path: '/api/tags/:tag/synonyms',
  access: 'public',
  params: z.strictObject({ tag: Tag }),
  response: z.object({ items: z.array(TagCount) }),
})
