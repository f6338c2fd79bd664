import type { FoundArticle } from '../../contract/article-search.ts'
import type { CollectionCard } from '../../contract/collections.ts'
import type { Guild } from '../../contract/guilds.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { Person } from '../../contract/people.ts'
import type { FoundQuestion } from '../../contract/question-lists.ts'
import { orderOf, useReading } from '../reading/public.ts'
import {
  articleSearchQuery,
  collectionSearchQuery,
  guildSearchQuery,
  peopleSearchQuery,
  postSearchQuery,
  questionSearchQuery,
} from './search-queries.ts'
import { isShown, keptOf, narrowingOf, type SearchView } from './search-view.ts'
import { useFoundList, type FoundList } from './use-found-list.ts'

/** What was found, kind by kind; undefined is what the view leaves out. */
export interface EverythingFound {
  guilds: FoundList<Guild> | undefined
  articles: FoundList<FoundArticle> | undefined
  posts: FoundList<PagePost> | undefined
  questions: FoundList<FoundQuestion> | undefined
  collections: FoundList<CollectionCard> | undefined
  people: FoundList<Person> | undefined
}

/** Those that the view shows. */
export function listsOf(found: EverythingFound): FoundList<unknown>[] {
  return Object.values(found).filter((list) => list !== undefined)
}

export function useFound(term: string, view: SearchView): EverythingFound {
  const reading = orderOf(useReading().reading)
  const search = { term, ...narrowingOf(view) }
  const name = (kind: string) => `search ${kind} ${term}${keptOf(view)}`
  return {
    guilds: useFoundList(name('guilds'), isShown('guilds', view), (cursor) =>
      guildSearchQuery({ term, cursor }, view.hasNsfw),
    ),
    articles: useFoundList(name('articles'), isShown('articles', view), (cursor) =>
      articleSearchQuery({ ...search, cursor }, reading),
    ),
    posts: useFoundList(name('posts'), isShown('posts', view), (cursor) =>
      postSearchQuery({ ...search, cursor }, view.hasNsfw),
    ),
    questions: useFoundList(name('questions'), isShown('questions', view), (cursor) =>
      questionSearchQuery({ ...search, cursor }),
    ),
    collections: useFoundList(name('collections'), isShown('collections', view), (cursor) =>
      collectionSearchQuery({ ...search, cursor }),
    ),
    people: useFoundList(name('people'), isShown('people', view), (cursor) =>
      peopleSearchQuery({ term, cursor }),
    ),
  }
}
