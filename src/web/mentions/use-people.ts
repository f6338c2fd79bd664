import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { suggestPeople } from '../../contract/mentions.ts'
import type { Person } from '../../contract/people.ts'
import { addressOf } from '../platform/api.ts'
import { useDebounced } from '../platform/use-debounced.ts'

const PAUSE_MS = 120
const FRESH_MS = 60_000

interface Found {
  people: Person[]
  /** The server has said of exactly this who there is. */
  isAnswered: boolean
  isError: boolean
}

export function usePeople(start: string): Person[] {
  return useFoundPeople(start).people
}

/** The same for somebody who types a mention of them, in a talk about something. */
export function useMentionable(start: string, about: string): Person[] {
  const [objectType, objectId] = about.split(' ')
  const of = objectId === undefined ? {} : { objectType, objectId }
  return useFoundPeople(start, { ...of, for: 'mention' }).people
}

/** People whose alias or name begins so. What was found for less is narrowed down at once, until the server answers. */
export function useFoundPeople(start: string, query: Record<string, string | undefined> = {}): Found {
  const asked = useDebounced(start, PAUSE_MS)
  const { data, isSuccess, isPlaceholderData, isError } = useQuery<ResponseOf<typeof suggestPeople>>({
    queryKey: [addressOf(suggestPeople, {}, { q: asked, ...query })],
    enabled: asked !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  const isCurrent = start !== '' && asked === start
  return {
    people:
      start === '' ? [] : (data?.items ?? []).filter((person) => beginsWith(person, start.toLowerCase())),
    isAnswered: isCurrent && isSuccess && !isPlaceholderData,
    isError: isCurrent && isError,
  }
}

function beginsWith({ alias, name }: Person, start: string): boolean {
  return alias.toLowerCase().startsWith(start) || ` ${name.toLowerCase()}`.includes(` ${start}`)
}
