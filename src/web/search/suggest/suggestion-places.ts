import type { SearchSuggestions } from '../../../contract/search.ts'
import { tagPath } from '../../categories/public.ts'

export const pathOfPerson = ({ id }: SearchSuggestions['people'][number]): string => `/user/${id}`

/** Where the suggestions lead, in the order in which they are shown. */
export function placesOf({ people, tags, titles }: SearchSuggestions): string[] {
  return [
    ...people.map(pathOfPerson),
    ...tags.map(({ tag }) => tagPath(tag)),
    ...titles.map(({ path }) => path),
  ]
}
