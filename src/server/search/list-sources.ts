import type { ContentTypes } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import type { SearchSource } from '../content/search-source.ts'

/** Everything that is searched: the types of content that can be, and what features have besides. */
export function listSources(content: ContentTypes, features: readonly Feature[]): SearchSource[] {
  const ofTypes = Object.values(content).flatMap((type) => type?.search ?? [])
  return [...ofTypes, ...features.flatMap(({ search }) => search ?? [])]
}
