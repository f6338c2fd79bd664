import { LIST_SIZE } from '../../contract/limits.ts'
import type { Kind, SearchView } from './search-view.ts'
import { listsOf, type EverythingFound } from './use-found.ts'

/** What can be said of all that was found together. */
export interface FoundFacts {
  /** How many of each kind are shown. */
  counts: Record<Kind, number>
  count: number
  isPending: boolean
  /** Some of it did not arrive. */
  hasFailed: boolean
  /** What is shown is one page of several. */
  isPaged: boolean
  /** What is shown are the best of more. */
  isMore: boolean
}

/** Of the articles those count that their reader wants to see. */
export function factsOf(found: EverythingFound, articles: number, view: SearchView): FoundFacts {
  const lists = listsOf(found)
  const counts = {
    guilds: found.guilds?.items.length ?? 0,
    articles,
    posts: found.posts?.items.length ?? 0,
    questions: found.questions?.items.length ?? 0,
    collections: found.collections?.items.length ?? 0,
    people: found.people?.items.length ?? 0,
  }
  return {
    counts,
    count: Object.values(counts).reduce((sum, one) => sum + one, 0),
    isPending: lists.some(({ state }) => state.isPending),
    hasFailed: lists.some(({ state }) => state.hasFailed),
    isPaged: lists.some(({ trail }) => trail.page > 1) || (view.hasNsfw && found.posts?.isPaged === true),
    // Guilds have one page.
    isMore: lists.some(({ isPaged }) => isPaged) || counts.guilds >= LIST_SIZE,
  }
}
