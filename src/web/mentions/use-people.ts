import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { suggestPeople } from '../../contract/mentions.ts'
import type { Person } from '../../contract/people.ts'
import { addressOf } from '../platform/api.ts'

const PAUSE_MS = 120
const FRESH_MS = 60_000

/** People whose alias or name begins so. What was found for less is narrowed down at once, until the server answers. */
export function usePeople(start: string, about: string): Person[] {
  const [asked, setAsked] = useState(start)
  useEffect(() => {
    const asking = setTimeout(() => setAsked(start), PAUSE_MS)
    return () => clearTimeout(asking)
  }, [start])
  const [objectType, objectId] = about.split(' ')
  const of = objectId === undefined ? {} : { objectType, objectId }
  const { data } = useQuery<ResponseOf<typeof suggestPeople>>({
    queryKey: [addressOf(suggestPeople, {}, { q: asked, ...of })],
    enabled: asked !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  if (start === '') return []
  return (data?.items ?? []).filter((person) => beginsWith(person, start.toLowerCase()))
}

function beginsWith({ alias, name }: Person, start: string): boolean {
  return alias.toLowerCase().startsWith(start) || ` ${name.toLowerCase()}`.includes(` ${start}`)
}
