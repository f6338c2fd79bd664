import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { getSuggestions } from '../../../contract/search.ts'
import { tagPath } from '../../categories/public.ts'

export type Found = ResponseOf<typeof getSuggestions>

export const pathOfPerson = ({ id }: Found['people'][number]): string => `/user/${id}`
export const pathOfTag = ({ tag }: Found['tags'][number]): string => tagPath(tag)
export const pathOfTitle = ({ type, id }: Found['titles'][number]): string => `/${type}/${id}`

/** Where the suggestions lead, in the order in which they are shown. */
export function placesOf({ people, tags, titles }: Found): string[] {
  return [...people.map(pathOfPerson), ...tags.map(pathOfTag), ...titles.map(pathOfTitle)]
}
