import type { QueryClient } from '@tanstack/react-query'
import { holding, type Held } from '../platform/content-cache.ts'

/** Answers that hold people or what they wrote. */
const ALL: readonly Held[] = [
  'article',
  'page-post',
  'comment',
  'person',
  'bookmark',
  'followed',
  'co-authored',
  'revision',
  'suggestion',
  'series',
]

type Fields = Record<string, unknown>

/** Takes somebody out of every answer that is here already; then those on screen are asked for again. */
export async function dropPerson(client: QueryClient, id: number): Promise<void> {
  await client.cancelQueries(holding(ALL))
  client.setQueriesData(holding(ALL), (data: unknown) => (isOf(data, id) ? null : without(data, id)))
  await askAgain(client)
}

export async function askAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries(holding(ALL))
}

/** What does not change stays the same object. */
export function without(data: unknown, id: number): unknown {
  if (Array.isArray(data)) {
    const next = data.filter((item) => !isOf(item, id)).map((item: unknown) => without(item, id))
    return next.length === data.length && next.every((item, place) => item === data[place]) ? data : next
  }
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Fields
  const next = Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, isOf(part, id) ? null : without(part, id)]),
  )
  return Object.keys(next).every((name) => next[name] === fields[name]) ? data : next
}

function isOf(value: unknown, id: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { authorId, author, person, alias, id: own } = value as Fields
  const isThem = (one: unknown): boolean => Object(one) === one && (one as Fields)['id'] === id
  return authorId === id || isThem(author) || isThem(person) || (typeof alias === 'string' && own === id)
}
